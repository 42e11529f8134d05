/** A page that is slow in every way a busy machine is: tests that only pass when something is quick fail under it. */
import type { BrowserContext } from '@playwright/test';

/** Milliseconds. */
const MOST_PAINT = 300;
const MOST_ANSWER = 900;
const MOST_CHUNK = 600;

/** Frames come late but in order; answers and code come late, and in any order. */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ mostPaint, mostAnswer }) => {
    // Error reports borrow the fetch of a frame that is gone a moment later.
    if (window !== top) return;
    const later = setTimeout;
    const frame = requestAnimationFrame;
    const ask = fetch;
    let latest = 0;
    window.requestAnimationFrame = (callback) => frame((now) => {
      latest = Math.max(latest, now + Math.random() * mostPaint);
      later(() => callback(performance.now()), latest - now);
    });
    window.fetch = async (...request) => {
      await new Promise((resolve) => { later(resolve, Math.random() * mostAnswer); });
      return ask(...request);
    };
  }, { mostPaint: MOST_PAINT, mostAnswer: MOST_ANSWER });
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => { setTimeout(resolve, Math.random() * MOST_CHUNK); });
    await route.continue().catch(() => {});
  });
}
