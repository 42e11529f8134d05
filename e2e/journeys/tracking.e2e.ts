import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';

interface Tracked { event: string; [name: string]: unknown }

test.use({ consent: null });

/** All that reaches the data layer, whichever documents follow each other. */
async function follow(page: Page): Promise<Tracked[]> {
  const tracked: Tracked[] = [];
  await page.exposeFunction('track', (event: Tracked) => { tracked.push(event); });
  await page.addInitScript(() => {
    const world = window as unknown as { dataLayer: unknown[]; track: (event: unknown) => void };
    world.dataLayer = [];
    world.dataLayer.push = (...events) => { events.forEach((event) => world.track(event)); return events.length; };
  });
  return tracked;
}

test('nothing is tracked before consent; then list, presses and what is seen, with device; a press that leaves the document waits for it [track.datalayer] [track.click-delay] [url.bidding]', async ({ page }) => {
  const tracked = await follow(page);
  const of = (event: string) => tracked.filter((one) => one.event === event);
  await open(page, '/dovolena/nabidky-letecky?clickedLink=mail+jana@example.com&ofertowanie=true');
  await page.getByRole('article').first().hover();
  await page.locator('[data-flow=consent]').getByRole('button', { name: 'Povolit všechny' }).click();
  // Late flows begin with a visitor's first move after the page answers.
  await expect.poll(async () => {
    await page.mouse.move(700, 300 + tracked.length);
    await page.mouse.move(710, 310);
    return of('ListingOffersLoad').length;
  }).toBe(1);
  expect(tracked[0]).toEqual({ event: 'page_view', pageType: 'listing', language: 'cs', clickedLink: 'mail [e-mail]', bidding: true, device: 'DESKTOP', system: null });
  expect(of('ListingOffersLoad')[0]).toMatchObject({ pagination: { page: 0, pageSize: 10 }, device: 'DESKTOP' });
  expect((of('ListingOffersLoad')[0]!.offers as unknown[]).length).toBe(10);
  await page.getByRole('article').nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => of('componentImpression').some(({ label }) => (label as string).length > 0)).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'Akce', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akce a nabídky');
  await expect.poll(() => of('page_view').map(({ pageType }) => pageType)).toEqual(['listing', 'contentPage']);
  const press = tracked.findIndex(({ event, label }) => event === 'componentClick' && label === 'Akce');
  expect(press).toBeGreaterThan(0);
  expect(press).toBeLessThan(tracked.findIndex(({ pageType }) => pageType === 'contentPage'));
  await expect.poll(() => of('popup_open')).toHaveLength(1);
  await page.locator('[data-flow=popup]').getByRole('button', { name: 'Zavřít okno' }).click();
  await expect.poll(() => of('popup_click')).toMatchObject([{ decision: 'no', place: 'close' }]);

  // Another language begins with a document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/pl\/akce$/);
  expect(of('componentClick').at(-1)).toMatchObject({ component: 'footer', label: 'Polski' });
});
