import type { Page } from '@playwright/test';
import { PATIENCE_MS } from '../../src/bus/wishes.ts';

/** Until the page has painted: what a press or an answer led to is shown a frame later (docs/decisions/0016). */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); }));
}

/** Until what a press on the list changes is shown: with its answer, or without it once that has taken long (docs/decisions/0020). */
export async function pressIsShown(page: Page): Promise<void> {
  await nextFrame(page);
  await page.evaluate((ms) => new Promise((resolve) => { setTimeout(resolve, ms); }), PATIENCE_MS);
  await nextFrame(page);
}
