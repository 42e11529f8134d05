import type { Page } from '@playwright/test';

/** Milliseconds from the page's time to the one its clock is stopped at. */
const LEAD = 1_000;

/** Stops the clock that was installed on a page a moment from now: on a busy machine that moment can be over, then it is the next. */
export async function stopClock(page: Page): Promise<void> {
  for (;;) {
    const now = await page.evaluate(() => Date.now());
    try {
      return await page.clock.pauseAt(now + LEAD);
    } catch (error) {
      if (!String(error).includes('Cannot fast-forward to the past')) throw error;
    }
  }
}
