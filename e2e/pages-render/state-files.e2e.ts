/** What pages have alike in their state comes as a file beside their scripts. */
import { REPORT_REQUEST } from '../error-collector.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../fixtures.ts';

const STATE_FILES = /\/state\/[\w-]+\.json$/;
/** React draws anew what it finds otherwise than it was sent. */
const DRAWN_ANEW = /#418/;

test('destinations come in a file that pages have in common, and can be chosen [gs.filter-kinds]', async ({ page, search }) => {
  const file = page.locator('link[rel=preload][as=fetch]');
  await open(page, '/');
  const address = await file.getAttribute('href');
  expect(address).toMatch(STATE_FILES);
  await open(page, '/dovolena/nabidky-letecky');
  await expect(file).toHaveAttribute('href', address!);
  await search.chooseDestination('Řecko');
  await search.submit();
  await isOn(page, 'listing');
  await expect(search.field('Kam')).toContainText('Řecko');
});

test('a page whose file is gone begins its search anew [gs.initial]', async ({ page, search, troubles }) => {
  await page.route(STATE_FILES, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/');
  await search.chooseDestination('Řecko');
  await search.submit();
  await isOn(page, 'listing');
  await expect(search.field('Kam')).toContainText('Řecko');
  // React reports it, sooner or later: nothing comes any more from a page that is closed.
  await page.close();
  for (const expected of [FAILED_REQUEST, DRAWN_ANEW, REPORT_REQUEST]) forgive(troubles, expected);
});
