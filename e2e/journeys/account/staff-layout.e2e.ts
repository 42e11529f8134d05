/** Pages of the staff hold what is written in them on screens of all widths: long names, words without a break, fields of files. */
import { ADMIN } from '../../admin.ts';
import { expect, FAILED_REQUEST, forgive, isAlive, open, test } from '../../fixtures.ts';
import { AS_CLIENT } from '../../shop-api.ts';

const ENDLESS = 'megszentségteleníthetetlenségeskedéseitekértelkelkáposztásítottalanítottátok';

test('nothing of the editor and the desk is wider than a phone, a tablet or a desktop, also in endless words', async ({ page, browser, baseURL, troubles }) => {
  const name = `endless${crypto.randomUUID().replaceAll('-', '')}x`.padEnd(60, 'y').slice(0, 60);
  const visitor = await browser.newContext({ baseURL: baseURL! });
  await visitor.request.post('/api/www/chat/messages', { data: { text: ENDLESS, clientId: crypto.randomUUID(), attachments: [], email: `${'x'.repeat(60)}@example.hu` }, headers: AS_CLIENT });
  await visitor.close();
  const { csrfToken } = await (await page.request.post('/api/editor/session', { data: ADMIN, headers: AS_CLIENT })).json() as { csrfToken: string };
  const headers = { ...AS_CLIENT, 'Csrf-Token': csrfToken };
  const body = { url: `/${name}`, active: true, popup: ENDLESS, banner: { title: ENDLESS, picture: { src: ENDLESS } }, slots: [{ name: 'main', components: [{ uid: ENDLESS, name: 'customHtml', validFrom: ENDLESS }] }] };
  expect((await page.request.put(`/api/editor/documents/page/${name}`, { data: { baseVersion: 0, body }, headers })).status()).toBe(200);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const fits = async (what: string) => expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${what} at ${width}`).toBeLessThanOrEqual(0);
    await open(page, '/hu/editor');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await fits('the list');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.evaluate(() => { for (const group of document.querySelectorAll('main details')) (group as HTMLDetailsElement).open = true; });
    await fits('a document');
    await open(page, '/hu/editor/desk');
    await page.getByRole('link', { name: ENDLESS.slice(0, 20) }).first().click();
    await expect(page.getByRole('log').getByText(ENDLESS)).toBeVisible();
    await fits('a conversation');
    await page.goBack();
    await isAlive(page);
    await expect(page.getByRole('link', { name: ENDLESS.slice(0, 20) }).first()).toBeVisible();
    await fits('the desk');
  }
  forgive(troubles, FAILED_REQUEST);
});
