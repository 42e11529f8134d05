/** A complaint from both ends: a customer writes it, an agent whom an admin has added takes and answers it, the customer reads the answer. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectFocusToBeSeen } from '../../accessibility.ts';
import { ADMIN } from '../../admin.ts';
import { becomeCustomer, CUSTOMER_PASSWORD } from '../../customer.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { openMail } from '../../sandbox-mail.ts';
import { AS_CLIENT, placeOrder } from '../../shop-api.ts';

const main = (page: Page) => page.locator('main[data-page]');

test('a customer complains, an agent answers by a template, and mail and page bring the answer [account.complaints]', { tag: '@phone' }, async ({ page, browser, troubles }, testInfo) => {
  test.slow();
  forgive(troubles, FAILED_REQUEST);
  const id = crypto.randomUUID().slice(0, 8);
  const email = `reklamace-${id}@example.cz`;
  await becomeCustomer(page, email);
  const order = await placeOrder(page, testInfo);

  await open(page, '/mytui/complaints');
  const form = page.locator('[data-flow="complaint"]');
  await form.getByLabel('Zájezd').selectOption({ label: `${order.offer.hotelName}, ${order.number}` });
  await form.getByLabel('Čeho se to týká').selectOption('Strava');
  await form.getByLabel('Kdy se to stalo').fill(Temporal.Now.plainDateISO('Europe/Prague').subtract({ days: 1 }).toString());
  await form.getByLabel('Řekli jste to někomu na místě?').selectOption('Ano');
  await form.getByRole('button', { name: 'Odeslat reklamaci' }).click();
  await expect(form.getByLabel('Komu a kdy')).toHaveAccessibleDescription(/Vyplňte prosím/);
  await expect(form.locator('[aria-invalid]').first()).toBeFocused();
  await form.getByLabel('Řekli jste to někomu na místě?').selectOption('Ne');
  await form.getByLabel('Co se stalo').fill('x'.repeat(5001));
  await form.getByRole('button', { name: 'Odeslat reklamaci' }).click();
  await expect(form.getByLabel('Co se stalo')).toHaveAccessibleDescription(/má 5001 znaků, vejde se jich 5000/);
  await form.getByLabel('Co se stalo').fill('Snídaně byla každý den studená a bazén zavřený.');
  await form.getByLabel('Co od nás čekáte').selectOption('Slevu z ceny zájezdu');
  await form.getByLabel('Kolik korun žádáte').fill('1500');
  await form.locator('input[type=file]').setInputFiles([
    { name: 'bazén.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a paper that is long enough') },
    { name: '../../x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('#!/bin/sh\nrm -rf / # long enough to be looked at') },
  ]);
  await expect(form.getByRole('alert').filter({ hasText: 'x.pdf: takový soubor nepřijímáme' })).toBeVisible();
  await expect(form.getByRole('listitem').filter({ hasText: 'bazén.pdf' })).toBeVisible();
  await expectAccessible(page);
  await testInfo.attach('complaint form', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await form.getByRole('button', { name: 'Odeslat reklamaci' }).click();
  await expect(form).toHaveAttribute('data-state', 'submitted');
  await expect(form).toContainText(/Reklamaci R-\d{4}-\d{6} máme\. Přijetí potvrdíme do \d\d\.\d\d\.\d{4}/);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Přijato, potvrdíme do' })).toHaveCount(1);
  await expect(main(page)).not.toContainText('Nic jste nereklamovali');
  await form.getByRole('link', { name: 'Otevřít reklamaci' }).click();
  await isOn(page, 'mytuiComplaintsId');
  await expect(main(page)).toContainText('Přijato, potvrdíme do');
  await expect(page.getByLabel('Vaše zpráva')).toBeVisible();
  await expect(main(page)).not.toContainText(/několika minut|Teď tu nikdo není/);
  const number = await main(page).getByRole('heading', { level: 2, name: /^R-/ }).innerText();

  const staff = await (await browser.newContext({ viewport: page.viewportSize(), locale: 'cs-CZ' })).newPage();
  await open(staff, '/editor');
  await signIn(staff, ADMIN.email, ADMIN.password);
  const people = staff.locator('[data-flow="staffForm"]');
  const agent = { email: `agent-${id}@zefira.example`, name: `Agent ${id}`, password: 'dlouhé heslo agenta 42' };
  await people.getByLabel('Jméno').fill(agent.name);
  await people.getByLabel('E-mail kolegy').fill(agent.email);
  await people.getByLabel('První heslo').fill(agent.password);
  await people.getByRole('button', { name: 'Přidat', exact: true }).click();
  await expect(people).toContainText(`${agent.name} se může přihlásit.`);
  await staff.getByRole('button', { name: 'Odhlásit' }).click();
  // Another page would break the sign-out off.
  await expect(staff.getByLabel('E-mail', { exact: true })).toBeVisible();

  await open(staff, '/editor/desk');
  await signIn(staff, agent.email, agent.password);
  const desk = staff.locator('[data-flow="desk"]');
  await testInfo.attach('inbox', { body: await staff.screenshot({ fullPage: true }), contentType: 'image/png' });
  await desk.getByRole('link', { name: `Reklamace ${number}` }).click();
  await desk.getByRole('button', { name: 'Převzít' }).click();
  await expect(desk).toContainText('Mám já');
  await expect(desk).toContainText(order.number);
  await desk.getByRole('button', { name: 'Potvrdit přijetí' }).click();
  await expect(desk.getByRole('button', { name: 'Potvrdit přijetí' })).toHaveCount(0);
  await expect(desk.getByRole('link', { name: 'bazén.pdf' })).toBeVisible();
  await desk.getByLabel('Šablona').selectOption('Vrátíme peníze');
  await expect(desk.getByLabel('Odpověď (Čeština)')).toHaveValue(new RegExp(number));
  await expectAccessible(staff);
  await testInfo.attach('desk', { body: await staff.screenshot({ fullPage: true }), contentType: 'image/png' });
  await desk.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Peníze vám vrátíme do 14 dnů' })).toBeVisible();

  await openMail(page, email, `Odpověď na reklamaci ${number}`);
  await page.getByRole('link', { name: /\/mytui\/complaints\// }).first().click();
  await isOn(page, 'mytuiComplaintsId');
  await expect(main(page)).toContainText('Odpověděli jsme');
  await expect(main(page)).toContainText('Peníze vám vrátíme do 14 dnů');
  await expect(page.getByRole('log').locator('[data-status]').filter({ hasText: 'bazén.pdf' })).toHaveAttribute('data-status', 'seen');
  await testInfo.attach('answer', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  // Opened, it waits for nobody any more; and from here on each sees the other's words without a press.
  await expect(page.locator('[data-unread]')).toHaveCount(0);
  const writes = async (text: string) => {
    await page.getByLabel('Vaše zpráva').fill(text);
    await page.getByRole('button', { name: 'Odeslat', exact: true }).click();
    await expect(desk.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  };
  // Whoever only reads is not moved by what comes, nor who writes.
  const answer = desk.getByLabel('Odpověď (Čeština)');
  await staff.evaluate(() => (document.activeElement as HTMLElement).blur());
  await writes('Děkuji, souhlasím.');
  expect(await staff.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await answer.fill('x'.repeat(5001));
  await writes('A kdy přijdou?');
  await expect(answer).toBeFocused();
  await desk.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await expect(answer).toHaveAccessibleDescription(/má 5001 znaků, vejde se 5000/);
  await expect(answer).toHaveValue('x'.repeat(5001));
  await answer.fill('Peníze jsou na cestě.');
  await desk.locator('input[type=file]').setInputFiles([
    { name: 'platba.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a paper that is long enough') },
    { name: 'platba.html', mimeType: 'text/html', buffer: Buffer.from('<!doctype html><p>a page that is long enough') },
  ]);
  await expect(desk.getByRole('alert').filter({ hasText: 'platba.html: takový soubor nepřijímáme' })).toBeVisible();
  await expectAccessible(staff);
  await testInfo.attach('desk with files', { body: await staff.screenshot({ fullPage: true }), contentType: 'image/png' });
  await desk.getByRole('button', { name: 'Odeslat odpověď' }).click();
  const sent = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Peníze jsou na cestě.' });
  const [download] = await Promise.all([page.waitForEvent('download'), sent.getByRole('link', { name: 'platba.pdf' }).click()]);
  expect(download.suggestedFilename()).toBe('platba.pdf');
  await expect(page.getByRole('log').getByRole('listitem').filter({ hasText: 'Děkuji, souhlasím.' })).toHaveAttribute('data-status', 'seen');

  await desk.getByText('Nové časy letu').click();
  await expectFocusToBeSeen(desk.getByLabel('Odlet'));
  await desk.getByLabel('Odlet').fill('22:40');
  await desk.getByLabel('Přílet').fill('23:50');
  await expect(desk.getByLabel('Přílet')).not.toHaveAccessibleDescription(/./);
  await desk.getByLabel('Přílet').fill('01:10');
  await expect(desk.getByLabel('Přílet')).toHaveAccessibleDescription('Přistane až následující den.');
  await desk.getByRole('button', { name: 'Změnit a oznámit' }).click();
  await expect(desk.getByText('22:40–01:10 následující den')).toBeVisible();
  await desk.getByText('Co se s ní dělo').click();
  for (const entry of [/Objednáno: Z-/, /Změna: časy letu$/, new RegExp(`Kolega: časy letu změněny, ${agent.name}`), new RegExp(`Kolega: převzato, ${agent.name}`)]) await expect(desk.getByRole('listitem').filter({ hasText: entry })).toBeVisible();

  // A chat has no subject: it is found by its words, taken and answered by keys, and counted on whichever page the customer is.
  await page.request.post('/api/www/chat/messages', { data: { text: `Parkování ${id}?`, clientId: `parking-${id}`, attachments: [], email: '' }, headers: AS_CLIENT });
  await desk.getByRole('button', { name: 'Zpět na seznam' }).press('Enter');
  await desk.getByRole('link', { name: `Parkování ${id}?` }).press('Enter');
  await expect(desk.getByRole('button', { name: 'Převzít' })).toBeVisible();
  await expect(desk).toBeFocused();
  await desk.getByRole('button', { name: 'Převzít' }).press('Enter');
  await expect(desk.getByRole('group', { name: 'Kdo odpovídá' })).toBeFocused();
  await answer.fill('Parkovat jde u letiště.');
  await desk.getByRole('button', { name: 'Zpět na seznam' }).press('Enter');
  await desk.getByRole('link', { name: `Parkování ${id}?` }).press('Enter');
  await expect(answer).toHaveValue('Parkovat jde u letiště.');
  await desk.getByRole('button', { name: 'Odeslat odpověď' }).press('Enter');
  await expect(desk.getByRole('group', { name: 'Kdo odpovídá' })).toBeFocused();
  await expect(page.locator('[data-unread]')).toHaveText(/1 nová zpráva/);
  await openMail(page, 'jana@example.com', `Změna letu k rezervaci ${order.number}`);
  await page.getByRole('link', { name: /\/travel/ }).first().click();
  await isOn(page, 'mytuiReservationTravel');
  await expect(main(page)).toContainText('01:10 následující den');

  await staff.getByRole('button', { name: 'Odhlásit' }).click();
  await open(staff, '/editor');
  await signIn(staff, ADMIN.email, ADMIN.password);
  await people.getByRole('button', { name: `Odebrat: ${agent.name}` }).click();
  await people.getByRole('button', { name: 'Opravdu odebrat' }).click();
  await expect(people.getByText(agent.email)).toHaveCount(0);
  await expectAccessible(staff);
  await testInfo.attach('staff', { body: await staff.screenshot({ fullPage: true }), contentType: 'image/png' });
  await staff.context().close();
  forgive(troubles, FAILED_REQUEST);
});

test('a chat that is done leaves the open ones by a press or with its answer, and comes back when the visitor writes again [account.chat]', async ({ page, troubles }) => {
  const text = `Je u pláže stín ${crypto.randomUUID().slice(0, 8)}?`;
  const write = (message: string) => page.request.post('/api/www/chat/messages', { data: { text: message, clientId: crypto.randomUUID(), attachments: [], email: 'host@example.cz' }, headers: AS_CLIENT });
  await write(text);
  await open(page, '/editor/desk');
  await signIn(page, ADMIN.email, ADMIN.password);
  const desk = page.locator('[data-flow="desk"]');
  const list = (name: string) => desk.getByRole('button', { name, exact: true });
  const item = desk.getByRole('link', { name: text });
  await item.click();
  await desk.getByRole('button', { name: 'Označit za hotové' }).press('Enter');
  await expect(desk.getByRole('group', { name: 'Kdo odpovídá' })).toBeFocused();
  await expect(desk.getByText('Hotovo', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await desk.getByRole('button', { name: 'Zpět na seznam' }).click();
  await list('Otevřené').click();
  await expect(list('Otevřené')).toHaveAttribute('aria-pressed', 'true');
  await expect(item).toHaveCount(0);
  await list('Hotové').click();
  await expect(item).toBeVisible();
  await expectAccessible(page);

  // Nobody has to press anything for it to be open again.
  await list('Čekající').click();
  await expect(item).toHaveCount(0);
  const again = `A lehátka? ${crypto.randomUUID().slice(0, 8)}`;
  await write(again);
  await desk.getByRole('link', { name: again }).click();
  await desk.getByRole('button', { name: 'Převzít', exact: true }).click();
  await desk.getByLabel('Odpověď (Čeština)').fill('Obojí je zdarma.');
  await desk.getByRole('button', { name: 'Odeslat a označit za hotové' }).press('Enter');
  await expect(desk.getByRole('listitem').filter({ hasText: 'Obojí je zdarma.' })).toBeVisible();
  await expect(desk.getByText('Hotovo', { exact: true })).toBeVisible();
  await expect(desk.getByRole('group', { name: 'Kdo odpovídá' })).toBeFocused();
  await desk.getByRole('button', { name: 'Znovu otevřít a převzít' }).click();
  await expect(desk.getByText('Mám já')).toBeVisible();
  await expect(desk.getByText('Hotovo', { exact: true })).toHaveCount(0);
  forgive(troubles, FAILED_REQUEST);
});

test('a list that is longer says so and shows more by keyboard, and asks for nothing that editors see [account.mailbox]', async ({ page, browser, baseURL, troubles }) => {
  const texts = ['první', 'druhá'].map((text) => `Otázka ${text} ${crypto.randomUUID().slice(0, 8)}?`);
  for (const text of texts) {
    const visitor = await browser.newContext({ baseURL: baseURL! });
    await visitor.request.post('/api/www/chat/messages', { data: { text, clientId: crypto.randomUUID(), attachments: [], email: 'host@example.cz' }, headers: AS_CLIENT });
    await visitor.close();
  }
  // Three hundred would take long: the first page has one of them, the second the other.
  await page.route(/\/api\/editor\/desk\/threads\?/, async (route) => {
    const answer = await route.fetch();
    const { threads } = await answer.json() as { threads: { preview: string }[] };
    const isMore = new URL(route.request().url()).searchParams.get('pages') === '2';
    const own = texts.map((text) => threads.find(({ preview }) => preview === text)!);
    await route.fulfill({ response: answer, json: { threads: isMore ? own : own.slice(0, 1), hasMore: !isMore } });
  });
  const listed: string[] = [];
  page.on('request', (request) => { if (request.url().includes('/api/editor/documents')) listed.push(request.url()); });
  await open(page, '/editor/desk');
  await signIn(page, ADMIN.email, ADMIN.password);
  const desk = page.locator('[data-flow="desk"]');
  await expect(desk.getByText('Zobrazeno: 1. Seznam pokračuje.')).toBeVisible();
  await expectAccessible(page);
  await desk.getByRole('button', { name: 'Zobrazit další' }).press('Enter');
  await expect(desk.getByRole('link', { name: texts[1]! })).toBeFocused();
  await expect(desk.getByRole('button', { name: 'Zobrazit další' })).toHaveCount(0);
  expect(listed).toEqual([]);
  forgive(troubles, FAILED_REQUEST);
});

test('an agent whose login has ended meanwhile signs in again and goes on with the answer', async ({ page, context, troubles }) => {
  // What others' threads tell would have the desk notice before the press.
  await page.route('**/editor/events', (route) => route.abort());
  const text = `Bereme psa ${crypto.randomUUID().slice(0, 8)}?`;
  await page.request.post('/api/www/chat/messages', { data: { text, clientId: crypto.randomUUID(), attachments: [], email: 'host@example.cz' }, headers: AS_CLIENT });
  await open(page, '/editor/desk');
  await signIn(page, ADMIN.email, ADMIN.password);
  const desk = page.locator('[data-flow="desk"]');
  await desk.getByRole('link', { name: text }).click();
  await desk.getByRole('button', { name: 'Převzít' }).click();
  const answer = desk.getByLabel('Odpověď (Čeština)');
  await answer.fill('Pes může jet.');
  const elsewhere = await context.newPage();
  await open(elsewhere, '/editor');
  await elsewhere.getByRole('button', { name: 'Odhlásit' }).click();
  await expect(elsewhere.getByLabel('Heslo', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await expect(page.getByText('Přihlášení mezitím skončilo. Přihlaste se prosím znovu.')).toBeVisible();
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(answer).toHaveValue('Pes může jet.');
  await desk.getByRole('button', { name: 'Odeslat odpověď' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Pes může jet.' })).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
});

test('a conversation whose customer removes the account meanwhile is told to be gone, and the inbox goes on [account.deactivate] [account.chat]', async ({ page, browser, troubles }) => {
  const id = crypto.randomUUID().slice(0, 8);
  await becomeCustomer(page, `odchod-${id}@example.cz`);
  const send = (url: string, data: object) => page.request.post(url, { data, headers: AS_CLIENT });
  await send('/api/www/chat/messages', { text: `Odcházím ${id}`, clientId: `leaving-${id}`, attachments: [], email: '' });
  const staff = await (await browser.newContext({ viewport: page.viewportSize(), locale: 'cs-CZ' })).newPage();
  await open(staff, '/editor/desk');
  await signIn(staff, ADMIN.email, ADMIN.password);
  const desk = staff.locator('[data-flow="desk"]');
  await desk.getByRole('link', { name: `Odcházím ${id}` }).click();
  await expect(desk.getByRole('button', { name: 'Převzít' })).toBeVisible();
  expect((await send('/api/www/account/customer/remove', { password: CUSTOMER_PASSWORD, kind: 'remove' })).status()).toBe(200);
  await desk.getByRole('button', { name: 'Převzít' }).click();
  await expect(desk.getByText('Tato konverzace už není: zákazník zrušil svůj účet, nebo to byl starý chat bez přihlášení, a ty se po čase mažou.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Čekající' })).toBeVisible();
  await staff.context().close();
  forgive(troubles, FAILED_REQUEST);
});

test('an agent chooses a password of their own, and what was signed in by the first one is no more', async ({ page, browser, troubles }, testInfo) => {
  const agent = { email: `heslo-${crypto.randomUUID().slice(0, 8)}@zefira.example`, name: 'Petra', role: 'agent', password: 'první heslo od admina' };
  const { csrfToken } = await (await page.request.post('/api/editor/session', { data: ADMIN, headers: AS_CLIENT })).json() as { csrfToken: string };
  await page.request.post('/api/editor/staff', { data: agent, headers: { ...AS_CLIENT, 'Csrf-Token': csrfToken } });
  await page.request.post('/api/editor/session/end', { headers: { ...AS_CLIENT, 'Csrf-Token': csrfToken } });
  const elsewhere = await (await browser.newContext({ viewport: page.viewportSize(), locale: 'cs-CZ' })).newPage();
  await open(elsewhere, '/editor/desk');
  await signIn(elsewhere, agent.email, agent.password);
  const desk = elsewhere.locator('[data-flow="desk"]');
  await expect(desk.getByRole('button', { name: 'Moje' })).toBeVisible();

  await open(page, '/editor/desk');
  await signIn(page, agent.email, agent.password);
  await page.getByRole('link', { name: 'Změna hesla' }).click();
  await isOn(page, 'editorPassword');
  const form = page.locator('[data-flow="staffPassword"]');
  const [before, chosen] = [form.getByLabel('Dosavadní heslo'), form.getByLabel('Nové heslo')];
  await before.fill('jiné než první');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveAccessibleDescription(/Vyplňte prosím/);
  await expect(chosen).toBeFocused();
  await chosen.fill('vlastní dlouhé heslo');
  await page.keyboard.press('Enter');
  await expect(before).toHaveAccessibleDescription('To není vaše současné heslo.');
  await expect(before).toBeFocused();
  await expectAccessible(page);
  await testInfo.attach('password', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await before.fill(agent.password);
  await page.keyboard.press('Enter');
  await expect(form).toContainText('Heslo je změněné, ostatní přihlášení skončila.');
  await page.getByRole('link', { name: 'Přepážka' }).click();
  await isOn(page, 'editorDesk');
  await expect(page.getByRole('button', { name: 'Moje' })).toBeVisible();

  await desk.getByRole('button', { name: 'Moje' }).click();
  await signIn(elsewhere, agent.email, agent.password);
  await expect(elsewhere.getByText('E-mail nebo heslo nesouhlasí.')).toBeVisible();
  await signIn(elsewhere, agent.email, 'vlastní dlouhé heslo');
  await expect(desk.getByRole('button', { name: 'Moje' })).toBeVisible();
  await elsewhere.context().close();
  forgive(troubles, FAILED_REQUEST);
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}
