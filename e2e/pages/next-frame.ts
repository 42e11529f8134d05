import type { Page } from '@playwright/test';

/** Until the page has painted: what a press or an answer led to is shown a frame later (docs/decisions/0016). */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); }));
}

/** Until what a press on the list changes is drawn: what is deferred comes a frame after the press itself. */
export async function pressIsShown(page: Page): Promise<void> {
  await nextFrame(page);
  await nextFrame(page);
}
