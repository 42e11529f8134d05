import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN } from '../../admin.ts';
import { Checkout } from '../../pages/checkout.page.ts';
import { Search } from '../../pages/search.page.ts';
import { AS_CLIENT, fillCart, someOffer } from '../../shop-api.ts';
import { expect, FAILED_REQUEST, forgive, isAlive, isOn, open, test } from '../../fixtures.ts';

const TITLES = { cs: 'Léto u moře', pl: 'Lato nad morzem', ro: 'Vară la mare', uk: 'Літо біля моря', hu: 'Nyár a tengernél' } as const;

// Moments are the market's, wherever the editor's browser is.
test.use({ timezoneId: 'America/New_York' });

/** An editor's own photograph. */
const PHOTO = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0a7d8c' } }).jpeg().toBuffer();

async function signIn(page: Page): Promise<void> {
  await open(page, '/editor');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Heslo').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByRole('heading', { name: 'Stránky' })).toBeVisible();
}

/** A control by its place in the document, with the groups around it open. */
async function field(page: Page, id: string): Promise<Locator> {
  const closed = page.locator(`details:not([open]):has(#${id})`).first();
  while (await closed.count() > 0) await closed.locator('> summary').click();
  return page.locator(`#${id}`);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Koncept$/ })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zveřejnit' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Zveřejněno$/ })).toBeVisible();
}

test('a draft that lacks what it needs says so at its field, and is published once it is there [page.campaigns]', async ({ page, troubles }, testInfo) => {
  const name = `neuplna-${testInfo.project.name}-${Date.now().toString(36)}`;
  await signIn(page);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await expect(page.getByLabel('Nová stránka')).toBeFocused();
  await expect(page.getByLabel('Nová stránka')).toHaveAccessibleDescription(/^Napište název/);
  await page.getByLabel('Nová stránka').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await (await field(page, 'searchCriteria-code')).fill(name);
  await save(page);
  // It says itself aloud, and the keyboard stays where it was.
  await expect(page.getByRole('status').filter({ hasText: 'Co stránka vyhledává › Druh zájezdu: Vyplňte toto pole.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uložit koncept' })).toBeFocused();
  const tripType = await field(page, 'searchCriteria-tripType');
  await expect(tripType).toHaveAccessibleDescription('Vyplňte toto pole.');
  await page.getByRole('button', { name: 'Zveřejnit', exact: true }).click();
  await expect(page.getByText('Koncept se nezveřejnil: je v něm chyba.')).toBeVisible();
  await tripType.selectOption('WS');
  // However far down the form one writes, the draft is saved from there, and what has the focus is not covered.
  const last = await field(page, 'popup');
  await last.focus();
  await expect(page.getByRole('button', { name: 'Uložit koncept' })).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await save(page);
  await expect(tripType).not.toHaveAttribute('aria-invalid');
  await publish(page);
  forgive(troubles, FAILED_REQUEST);
});

test('a date that is written half publishes nothing and has the focus until it is whole', async ({ page, troubles }, testInfo) => {
  const name = `na-den-${testInfo.project.name}-${Date.now().toString(36)}`;
  await signIn(page);
  await page.getByLabel('Nová stránka').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await save(page);
  // The day without its time, in the order of any language: the field has no value then. The year has no more digits than four.
  const from = page.getByLabel('Zveřejnit od');
  await from.focus();
  await page.keyboard.type('12122039');
  await page.getByRole('button', { name: 'Zveřejnit', exact: true }).click();
  await expect(from).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Koncept$/ })).toBeVisible();
  await from.fill('2039-12-12T12:12');
  await page.getByRole('button', { name: 'Zveřejnit', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Naplánováno 12\.12\.2039 12:12$/ })).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
});

test('a page that names a popup that there is not says so, as it does of other faults [cms.preview]', async ({ page, troubles }, testInfo) => {
  const name = `bez-okna-${testInfo.project.name}-${Date.now().toString(36)}`;
  await signIn(page);
  await page.getByLabel('Nová stránka').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await page.locator('#popup').fill('frist-minute');
  await save(page);
  const fault = page.getByText('Vyskakovací okno „frist-minute“ obchod nemá');
  await expect(fault).toBeVisible();
  await page.locator('#popup').fill('first-minute');
  await save(page);
  await expect(fault).toHaveCount(0);
  forgive(troubles, FAILED_REQUEST);
});

test('asks before what was not saved is lost with the page', async ({ page, troubles }, testInfo) => {
  const name = `rozepsana-${testInfo.project.name}-${Date.now().toString(36)}`;
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await signIn(page);
  await page.getByLabel('Nová stránka').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await page.locator('#url').fill(`/${name}-dal`);
  // It waits for the answer, which keeps the page.
  const reload = () => page.evaluate(() => { setTimeout(() => location.reload()); });
  await reload();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.locator('#url')).toHaveValue(`/${name}-dal`);
  // No page of the shop follows it in its document, from which it would be lost unasked.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  await expect(page.locator('#url')).toHaveValue(`/${name}-dal`);
  await save(page);
  await reload();
  await expect(page.locator('#url')).toHaveValue(`/${name}-dal`);
  expect(asked.length).toBe(2);
  await page.getByRole('button', { name: 'Zpět na seznam' }).click();
  // Another page of the name would hide it; it is a press away.
  await page.getByLabel('Nová stránka').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await expect(page.getByText(`Název „${name}“ už je obsazený.`)).toBeVisible();
  await page.getByRole('button', { name: `Otevřít „${name}“` }).click();
  await expect(page.locator('#url')).toHaveValue(`/${name}-dal`);
  forgive(troubles, FAILED_REQUEST);
});

test('what was not saved is offered again once its page was lost, also beside what somebody else has saved since, and not after the sign-out; the list goes on where it was left', async ({ page, troubles }, testInfo) => {
  const name = `ztracena-${testInfo.project.name}-${Date.now().toString(36)}`;
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page);
  await page.getByLabel('Nová stránka').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  const address = page.locator('#url');
  await address.fill(`/${name}-nova`);
  const reload = async () => {
    await page.reload();
    await isAlive(page);
  };
  const question = page.getByRole('group', { name: /^Máte tu neuložené změny z \d\d\.\d\d\.\d{4} \d\d:\d\d$/ });
  // Nothing of it was saved ever.
  await reload();
  await expect(question).toBeFocused();
  await page.getByRole('button', { name: 'Pokračovat v nich' }).click();
  await expect(address).toHaveValue(`/${name}-nova`);
  await save(page);
  await reload();
  await expect(address).toHaveValue(`/${name}-nova`);
  await expect(question).toHaveCount(0);

  await address.fill(`/${name}-moje`);
  const { csrfToken } = await (await page.request.get('/api/editor/session', { headers: AS_CLIENT })).json() as { csrfToken: string };
  const theirs = { baseVersion: 1, body: { url: `/${name}-jejich`, active: true, slots: [] } };
  expect((await page.request.put(`/api/editor/documents/page/${name}`, { data: theirs, headers: { ...AS_CLIENT, 'Csrf-Token': csrfToken } })).status()).toBe(200);
  await reload();
  await expect(question).toContainText('Dokument mezitím uložil někdo jiný');
  await expect(address).toHaveValue(`/${name}-jejich`);
  await expect(address).toBeDisabled();
  await page.screenshot({ path: testInfo.outputPath('unsaved.png') });
  await page.getByRole('button', { name: 'Pokračovat v nich' }).click();
  await expect(page.getByRole('group', { name: 'Mezitím uložil někdo jiný' })).toBeFocused();
  await page.getByRole('button', { name: 'Uložit moji verzi jako novější' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Koncept$/ })).toBeVisible();
  await expect(address).toHaveValue(`/${name}-moje`);

  await page.getByRole('button', { name: 'Zpět na seznam' }).click();
  const entry = page.getByRole('link', { name, exact: true });
  await expect(entry).toBeFocused();
  await entry.press('Enter');
  await address.fill(`/${name}-zase`);
  await open(page, '/editor');
  await page.getByRole('button', { name: 'Odhlásit se' }).click();
  await expect(page.getByLabel('Heslo')).toBeVisible();
  await signIn(page);
  await entry.click();
  await expect(address).toHaveValue(`/${name}-moje`);
  await expect(question).toHaveCount(0);
  // What was never saved has no entry.
  await page.goBack();
  await page.getByLabel('Nová stránka').fill(`${name}-x`);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await page.getByRole('button', { name: 'Zpět na seznam' }).click();
  await page.getByRole('button', { name: 'Zahodit změny' }).click();
  await expect(page.getByRole('heading', { name: 'Stránky' })).toBeFocused();
  forgive(troubles, FAILED_REQUEST);
});

test('an editor makes a campaign with a popup in five languages, looks at it, plans it, publishes it and goes back; two at once lose nothing [cms.preview] [page.campaigns] [cms.search-visible]', async ({ page, browser, baseURL, troubles }, testInfo) => {
  test.setTimeout(240_000);
  const name = `leto-${testInfo.project.name}-${Date.now().toString(36)}`;
  await signIn(page);

  await page.getByLabel('Nové vyskakovací okno').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).last().click();
  for (const device of ['desktop', 'mobile'] as const) {
    // A file that is not what its name says is refused in words, and the right one is shown at once.
    const file = await field(page, `variants-${device}-image-src-file`);
    await file.setInputFiles({ name: 'letak.png', mimeType: 'image/png', buffer: await PHOTO });
    await expect(page.getByText('Soubor je jiného druhu, než říká jeho název.')).toBeVisible();
    await file.setInputFiles({ name: 'letak.jpg', mimeType: 'image/jpeg', buffer: await PHOTO });
    await expect(page.locator(`#variants-${device}-image-src`)).toHaveValue(/^\/images\/file\/uploads\/[\w-]{22}$/);
    await expect.poll(() => page.locator(`#variants-${device}-image-src-file ~ img, div:has(> div > #variants-${device}-image-src-file) > img`).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await (await field(page, `variants-${device}-image-alt`)).fill('Zátoka');
  }
  await save(page);
  await publish(page);
  await page.getByRole('button', { name: 'Zpět na seznam' }).click();

  await page.getByLabel('Nová stránka').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await page.locator('#popup').fill(name);
  await (await field(page, 'searchCriteria-tripType')).selectOption('WS');
  await page.locator('#searchCriteria-code').fill(name);
  await page.locator('summary', { hasText: /^Metadata$/ }).click();
  await page.locator('summary:text-is("Metadata") + div').getByRole('button', { name: 'Přidat' }).click();
  await (await field(page, 'metaProperties-0-key')).fill('title');
  for (const [language, title] of Object.entries(TITLES)) {
    await page.getByLabel('Jazyk textů').selectOption(language);
    await page.locator('#metaProperties-0-value').fill(title);
  }
  await page.getByLabel('Jazyk textů').selectOption('cs');
  await save(page);

  // Beside the form, as nobody else sees it yet.
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText(TITLES.cs);
  await page.locator('#preview-device').selectOption('mobile');
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText(TITLES.cs);
  const visitor = await browser.newPage({ baseURL: baseURL! });
  expect((await visitor.goto(`/${name}`))!.status()).toBe(404);

  // A plan that is taken back, then at once.
  await page.getByLabel('Zveřejnit od').fill('2099-01-01T08:00');
  await page.getByRole('button', { name: 'Zveřejnit', exact: true }).click();
  // It may still be planned otherwise.
  await expect(page.getByRole('status').filter({ hasText: /^Naplánováno 01\.01\.2099 08:00$/ })).toBeVisible();
  await page.getByLabel('Zveřejnit od').fill('2099-01-02T08:00');
  await page.getByRole('button', { name: 'Zveřejnit', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Naplánováno 02\.01\.2099 08:00$/ })).toBeVisible();
  await page.locator('summary', { hasText: /^Historie$/ }).click();
  await page.getByRole('button', { name: 'Zrušit naplánování' }).click();
  await expect(page.getByRole('button', { name: 'Zrušit naplánování' })).toBeHidden();
  expect((await visitor.goto(`/${name}`))!.status()).toBe(404);
  await page.getByLabel('Zveřejnit od').fill('');
  await publish(page);
  // What is published is no plan.
  await expect(page.getByRole('button', { name: 'Zrušit naplánování' })).toBeHidden();
  for (const [language, title] of Object.entries(TITLES)) {
    await visitor.goto(`${language === 'cs' ? '' : `/${language}`}/${name}`);
    await isOn(visitor, 'listing');
    await expect(visitor.locator('h1')).toHaveText(title);
  }
  expect(await visitor.locator('#page-state').textContent()).toContain(`"popup":{"name":"${name}"`);
  // The page's own search goes on with the campaign's code.
  await open(visitor, `/${name}`);
  await new Search(visitor).submit();
  await expect(visitor).toHaveURL(new RegExp(`criteria:${name}`));
  // Somebody buys meanwhile, and has written half of it when the page is published anew.
  const offer = await someOffer(visitor, testInfo);
  await fillCart(visitor, offer);
  await open(visitor, `/checkout/rezervace/${offer.offerCode}`);
  const buyer = new Checkout(visitor);
  await buyer.ownerField('Jméno').fill('Eva');

  // Somebody else has it open and saves first.
  const other = await browser.newPage({ baseURL: baseURL! });
  await signIn(other);
  await other.getByRole('link', { name, exact: true }).first().click();
  await expect(other.locator('#metaProperties-0-value')).toHaveValue(TITLES.cs);
  await other.locator('#metaProperties-0-value').fill('Jejich léto');
  await save(other);
  await page.locator('#metaProperties-0-value').fill('Moje léto');
  await page.getByRole('button', { name: 'Uložit koncept' }).click();
  const question = page.getByRole('group', { name: 'Mezitím uložil někdo jiný' });
  await expect(question).toBeFocused();
  await expect(page.getByRole('group', { name: 'Vaše verze' }).locator('mark')).toHaveText(/Moje léto/);
  await expect(page.getByRole('group', { name: 'Uložená verze' }).locator('mark')).toHaveText(/Jejich léto/);
  await page.screenshot({ path: testInfo.outputPath('two-at-once.png') });
  // Theirs is taken, and the own one is in the history, from where it comes back.
  await page.getByRole('button', { name: 'Převzít uloženou' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Uložit koncept' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Koncept$/ })).toBeVisible();
  await expect(page.locator('#metaProperties-0-value')).toHaveValue('Jejich léto');
  await page.getByRole('listitem').filter({ hasText: 'Verze 3' }).getByRole('button', { name: 'Vrátit tuto verzi' }).click();
  await expect(page.locator('#metaProperties-0-value')).toHaveValue('Moje léto');

  // Back to the first version; who wrote is named.
  await expect(page.getByRole('listitem').filter({ hasText: 'Verze 2 (Admin)' })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Verze 1' }).getByRole('button', { name: 'Vrátit tuto verzi' }).click();
  // What is not saved is asked about first.
  await expect(page.getByRole('group', { name: 'Změny nejsou uložené' })).toBeFocused();
  await page.screenshot({ path: testInfo.outputPath('discard.png') });
  await page.getByRole('button', { name: 'Zahodit změny' }).click();
  await expect(page.locator('#metaProperties-0-value')).toHaveValue(TITLES.cs);
  const search = page.locator('details').filter({ has: page.locator('> summary', { hasText: /^Vyhledávání$/ }) });
  await search.locator('> summary').click();
  await search.getByLabel('Viditelné').uncheck();
  await save(page);
  await publish(page);
  await buyer.ownerField('Příjmení').fill('Nová');
  await expect(visitor.getByText('Rozepsané údaje jsou uložené')).toBeVisible();
  await visitor.reload();
  await expect(buyer.ownerField('Jméno')).toHaveValue('Eva');
  await expect(buyer.ownerField('Příjmení')).toHaveValue('Nová');
  await open(visitor, `/${name}`);
  await isOn(visitor, 'listing');
  await expect(visitor.getByRole('search')).toHaveCount(0);
  await page.screenshot({ path: testInfo.outputPath('editor.png') });
  forgive(troubles, FAILED_REQUEST);
});
