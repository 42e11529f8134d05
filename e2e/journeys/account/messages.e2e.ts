/** Messages as a traveller writes them: a chat without a login, then the mailbox in two tabs, with and without network. */
import { createHash } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { API_KEY } from '../../../src/api/api-key.ts';
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { openMail } from '../../sandbox-mail.ts';
import { AS_CLIENT } from '../../shop-api.ts';

const PASSWORD = 'tajné slunce nad mořem';
const VERIFIER = 'v'.repeat(43);
const widget = (page: Page) => page.locator('section[data-flow="chat"]');
const launcher = (page: Page) => page.getByRole('button', { name: 'Napište nám' });
const form = (page: Page, of: string) => page.locator(`[data-flow="accountForm"][data-flow-key="${of}"]`);
const written = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });

test('a chat asks for consent, goes on from page to page and joins the mailbox at login, live in two tabs and sent once without network [account.chat] [account.mailbox]', async ({ page, context, troubles }, testInfo) => {
  test.slow();
  await open(page, '/');
  await launcher(page).press('Enter');
  await expect(widget(page)).toContainText('Chat uložíme');
  await expect(widget(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await widget(page).getByRole('button', { name: 'Souhlasím' }).press('Enter');
  await expect(widget(page).getByLabel('Vaše zpráva')).toBeVisible();
  await expect(widget(page)).toBeFocused();
  await expect(widget(page)).toHaveAttribute('data-state', /view\.open\b.* outbox\.empty\b/);
  await widget(page).getByLabel('Vaše zpráva').fill('x'.repeat(5001));
  await widget(page).getByRole('button', { name: 'Odeslat' }).click();
  await expect(widget(page)).toContainText('Zpráva má 5001 znaků');
  await widget(page).getByLabel('Vaše zpráva').fill('Jedeme poprvé a rádi bychom věděli, co nás čeká.\n'.repeat(40));
  if (await widget(page).getByLabel('Váš e-mail').isVisible()) await widget(page).getByLabel('Váš e-mail').fill('host@example.cz');
  await widget(page).getByRole('button', { name: 'Odeslat' }).click();
  await expect(written(page, 'Jedeme poprvé')).toHaveAttribute('data-status', 'sent');
  await page.route((url) => url.pathname.endsWith('/chat/messages'), (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: { code: 'too-many-messages', title: 'Too many' } }), { times: 1 });
  await widget(page).getByLabel('Vaše zpráva').fill('Je na Krétě v říjnu teplo?');
  await widget(page).getByRole('button', { name: 'Odeslat' }).click();
  await expect(widget(page)).toContainText('Zpráv bylo moc najednou. Zbylé odešleme za chvilku sami');
  await expect(written(page, 'Je na Krétě')).toHaveAttribute('data-status', 'sent');
  await expect(widget(page)).not.toContainText('Zpráv bylo moc najednou');
  await expect(written(page, 'Je na Krétě')).toBeInViewport({ ratio: 1 });
  await expect(widget(page).getByRole('button', { name: 'Odeslat' })).toBeInViewport({ ratio: 1 });
  forgive(troubles, FAILED_REQUEST);
  // Who writes while the next page is on its way goes on writing once it is there.
  let goOn = () => {};
  await page.route('**/kontakt', async (route) => {
    await new Promise<void>((resolve) => { goOn = resolve; });
    await route.continue();
  }, { times: 1 });
  await Promise.all([page.waitForRequest('**/kontakt'), page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click()]);
  await widget(page).getByLabel('Vaše zpráva').fill('A v ');
  goOn();
  await isOn(page, 'contentPage');
  await page.keyboard.type('listopadu?');
  await expect(written(page, 'Je na Krétě')).toBeVisible();
  await expect(widget(page).getByLabel('Vaše zpráva')).toHaveValue('A v listopadu?');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await launcher(page).click();
  await expect(widget(page).getByLabel('Vaše zpráva')).toHaveValue('A v listopadu?');
  await widget(page).getByRole('button', { name: 'Zavřít' }).click();

  const email = `pise-${crypto.randomUUID()}@example.cz`;
  await makeCustomer(page, email);
  await open(page, '/mytui/mailbox');
  await isOn(page, 'mytuiMailbox');
  await expect(page.getByRole('main')).toContainText('Je na Krétě v říjnu teplo?');
  await form(page, 'message').getByLabel('Předmět').fill('Faktura');
  await form(page, 'message').getByLabel('Text').fill('x'.repeat(5001));
  await form(page, 'message').getByRole('button').last().click();
  await expect(form(page, 'message').getByLabel('Text')).toHaveAccessibleDescription(/má 5001 znaků, vejde se jich 5000/);
  await expect(form(page, 'message').getByLabel('Text')).toHaveValue('x'.repeat(5001));
  await form(page, 'message').getByLabel('Text').fill('Prosím o fakturu.');
  const other = await context.newPage();
  await open(other, '/mytui/mailbox');
  await form(other, 'message').getByLabel('Předmět').fill('Jiný předmět');
  // The shop has it, its answer is lost: sent again it is the same message.
  await page.route((url) => url.pathname.endsWith('/mailbox/threads'), async (route) => { await route.fetch(); await route.abort(); }, { times: 1 });
  await form(page, 'message').getByRole('button').last().click();
  await expect(form(page, 'message')).toHaveAttribute('data-state', 'failed');
  await form(page, 'message').getByRole('button').last().click();
  await isOn(page, 'mytuiMailboxId');
  await expect(written(page, 'Prosím o fakturu')).toHaveAttribute('data-status', 'sent');
  await expectAccessible(page);

  // The list of the other tab has grown meanwhile, around what is being written there.
  await expect(other.getByRole('main').getByRole('link', { name: 'Faktura' })).toHaveCount(1);
  await expect(form(other, 'message').getByLabel('Předmět')).toHaveValue('Jiný předmět');
  await expect(form(other, 'message').getByLabel('Předmět')).toBeFocused();
  await other.getByRole('link', { name: 'Faktura' }).click();
  await expect(written(other, 'Prosím o fakturu')).toHaveCount(1);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'smlouva.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
    { name: 'účtenka.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a paper that is long enough') },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'smlouva.pdf' })).toContainText('takový soubor nepřijímáme');
  forgive(troubles, FAILED_REQUEST);
  const video = testInfo.outputPath('video.pdf');
  writeFileSync(video, '%PDF-1.7');
  truncateSync(video, 2 ** 31);
  await page.locator('input[type=file]').setInputFiles(video);
  await expect(page.getByRole('alert').filter({ hasText: 'video.pdf' })).toContainText('má víc než 8 MB');
  await other.getByLabel('Vaše zpráva').fill('Rozepsáno jinde.');
  await page.getByLabel('Vaše zpráva').fill('Přikládám účtenku.');
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await expect(written(other, 'Přikládám účtenku').getByRole('link')).toHaveText('účtenka.pdf');
  // What is typed in one tab is not lost by what another one sends.
  await expect(other.getByLabel('Vaše zpráva')).toHaveValue('Rozepsáno jinde.');
  await other.getByRole('button', { name: 'Odeslat' }).click();
  await expect(written(page, 'Rozepsáno jinde')).toHaveCount(1);
  const [download] = await Promise.all([other.waitForEvent('download'), written(other, 'Přikládám účtenku').getByRole('link').click()]);
  expect(download.suggestedFilename()).toBe('účtenka.pdf');

  await context.setOffline(true);
  await page.getByLabel('Vaše zpráva').fill('Napsáno v metru.');
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await expect(page.getByRole('main')).toContainText('Zpráva čeká, až bude spojení');
  await expect(written(page, 'Napsáno v metru')).toHaveAttribute('data-status', 'written');
  await context.setOffline(false);
  await expect(written(page, 'Napsáno v metru')).toHaveAttribute('data-status', 'sent');
  await expect(written(other, 'Napsáno v metru')).toHaveCount(1);
  await page.reload();
  await expect(written(page, 'Napsáno v metru')).toHaveCount(1);
  forgive(troubles, FAILED_REQUEST);
});

test('a chat that one tab begins is shown in the other, and who writes when the hours have just ended is asked where to answer [account.chat]', async ({ page, context, troubles }) => {
  // Whatever the time is: somebody is there when the chat is opened, and not any more when the message comes.
  let service = { isOpen: true, changes: '2099-01-01T20:00' };
  await page.route((url) => url.pathname.endsWith('/www/chat'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json() as object, service, knowsEmail: false } });
  });
  await open(page, '/');
  await launcher(page).click();
  await widget(page).getByRole('button', { name: 'Souhlasím' }).click();
  await expect(widget(page).getByLabel('Vaše zpráva')).toBeVisible();
  const other = await context.newPage();
  await open(other, '/');
  await launcher(other).click();
  await expect(widget(other).getByLabel('Vaše zpráva')).toBeVisible();
  service = { isOpen: false, changes: '2099-01-01T08:00' };
  await page.route((url) => url.pathname.endsWith('/chat/messages'), (route) => route.fulfill({ status: 422, contentType: 'application/problem+json', json: { code: 'e-mail-needed', title: 'Nobody is there' } }), { times: 1 });
  await widget(page).getByLabel('Vaše zpráva').fill('Je tam ještě někdo?');
  await widget(page).getByRole('button', { name: 'Odeslat' }).click();
  const email = widget(page).getByLabel('Váš e-mail');
  await expect(email).toHaveAccessibleDescription('Napište e-mail, na který odpovíme.');
  await expect(widget(page)).toContainText('Teď tu nikdo není');
  await email.fill('host@example.cz');
  await widget(page).getByRole('button', { name: 'Odeslat' }).click();
  await expect(written(page, 'Je tam ještě někdo?')).toHaveAttribute('data-status', 'sent');
  await expect(written(other, 'Je tam ještě někdo?')).toHaveAttribute('data-status', 'sent');
  forgive(troubles, FAILED_REQUEST);
});

test('whoever has agreed to the chat finds it on every page, above what stands at the bottom; whoever has not meets it where editors put it [cms.slot-components]', { tag: '@phone' }, async ({ page, listing, hotelCard, troubles }, testInfo) => {
  // The file that it comes with is asked for again.
  await page.route(/deferred-parts/, (route) => route.abort(), { times: 1 });
  await open(page, '/dovolena/nabidky-letecky');
  await expect(launcher(page)).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
  const toCard = async () => {
    await listing.tiles.first().getByRole('link').first().click();
    await isOn(page, 'hotelCard');
    await expect(hotelCard.orderButton).toBeInViewport();
  };
  await toCard();
  await expect(launcher(page)).toHaveCount(0);
  await page.goBack();
  await launcher(page).click();
  await widget(page).getByRole('button', { name: 'Souhlasím' }).click();
  await widget(page).getByLabel('Vaše zpráva').fill('Je u hotelu pláž?');
  await widget(page).getByRole('button', { name: 'Zavřít' }).click();
  await toCard();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(launcher(page)).toBeInViewport({ ratio: 1 });
    const [ofLauncher, ofOrder] = await Promise.all([launcher(page), hotelCard.orderButton].map((button) => button.boundingBox()));
    expect(ofLauncher!.y + ofLauncher!.height).toBeLessThan(ofOrder!.y);
    await testInfo.attach(`chat on a card, reloaded: ${isReloaded}`, { body: await page.screenshot(), contentType: 'image/png' });
  }
  await launcher(page).click();
  await expect(widget(page).getByLabel('Vaše zpráva')).toHaveValue('Je u hotelu pláž?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  // Nothing leads away from finishing an order.
  await Promise.all([page.waitForResponse(/deferred-parts/), hotelCard.orderButton.click()]);
  await isOn(page, 'checkoutReservation');
  await expect(launcher(page)).toHaveCount(0);
});

/** Through the API and the mail of the registration; the login takes the chat along. */
async function makeCustomer(page: Page, email: string): Promise<void> {
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(path, { data, headers: AS_CLIENT });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  await post('/api/www/account/register', { email, password: PASSWORD, firstName: 'Jana', lastName: 'Nováková', termsAccepted: true, news: false });
  await openMail(page, email, 'Aktivujte svůj účet');
  const link = await page.getByRole('link', { name: /activate=/ }).first().getAttribute('href');
  await post('/api/www/account/activation', { token: new URL(link!, page.url()).searchParams.get('activate') });
  const { code } = await post('/api/www/account/password/check', { email, password: PASSWORD, codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url') });
  await post('/api/www/oauth/token', { clientId: API_KEY, code, codeVerifier: VERIFIER });
}
