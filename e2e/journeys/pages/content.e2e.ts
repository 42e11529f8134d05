/** Pages as editors make them, in a visitor's browser: what is shown to whom, what is left out, what follows from page to page. */
import type { APIRequestContext, Page } from '@playwright/test';
import { ADMIN } from '../../admin.ts';
import { REPORT_REQUEST } from '../../error-collector.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { AS_CLIENT } from '../../shop-api.ts';

const main = (page: Page) => page.locator('main[data-page]');
const header = (page: Page) => page.getByRole('banner');

interface Publisher {
  /** Publishes a document of the CMS as its next version. */
  publish: (path: string, body: object) => Promise<void>;
}

/** The shop's content as an editor changes it; what the editor's page does with it has journeys of its own. */
async function asEditor(request: APIRequestContext): Promise<Publisher> {
  const login = await request.post('/api/editor/session', { data: ADMIN, headers: AS_CLIENT });
  const headers = { ...AS_CLIENT, 'csrf-token': (await login.json() as { csrfToken: string }).csrfToken };
  let version = 0;
  return {
    async publish(path, body) {
      const saved = await request.put(path, { data: { baseVersion: version, body }, headers });
      expect(saved.status()).toBe(200);
      ({ version } = await saved.json() as { version: number });
      expect((await request.post(`${path}/publication`, { data: { version, action: 'publish' }, headers })).status()).toBe(200);
    },
  };
}

const html = (uid: string, words: string, different: object = {}) => ({
  uid, name: 'customHtml', html: Object.fromEntries(['cs', 'pl', 'ro', 'uk', 'hu'].map((language) => [language, `<p>${words} ${language}</p>`])), ...different,
});

test('a note of the header is on the pages of its trips only, as one page follows another and back; a block that is not active is on none [cms.header-components] [cms.visibility-active] [home.calls]', async ({ page }) => {
  const note = page.getByText('Lyže a snowboard jedou zdarma v autě s vámi.');
  await open(page, '/');
  await expect(note).toHaveCount(0);
  await header(page).getByRole('link', { name: 'Na lyže' }).click();
  await isOn(page, 'listing');
  await expect(note).toBeVisible();
  await header(page).getByRole('link', { name: 'Letecky' }).click();
  await expect(page).toHaveURL(/nabidky-letecky/);
  await expect(note).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/nabidky-lyze/);
  await expect(note).toBeVisible();
  await header(page).getByRole('link').first().click();
  await isOn(page, 'homePage');
  await expect(note).toHaveCount(0);
  // What the home page asks for by calls of its own is there, too, where it follows another page.
  for (const block of ['Kam se jezdí nejraději', 'Hotely, které hosté chválí', 'Než se rozhodnete']) await expect(main(page).getByRole('heading', { name: block })).toBeVisible();
  await expect(main(page).locator('[data-offer-code]').first()).toBeAttached();
  await expect(main(page)).not.toContainText('Připravujeme exotiku');
});

test('words that editors have in the dictionary stand in place of the shop’s own, in each language, also on a page that follows [cms.dictionary]', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const [path, words, own] of [['', 'Zavolejte, poradíme vám', 'Poradíme vám po telefonu'], ['/hu', 'Hívjon, segítünk', 'Telefonon is segítünk']] as const) {
    await open(page, `${path}/o-nas`);
    await expect(footer).toContainText(words);
    await expect(footer).not.toContainText(own);
    await header(page).getByRole('link').first().click();
    await isOn(page, 'homePage');
    await expect(footer).toContainText(words);
  }
});

test('blocks of a page stand with their words and styles until one is taken off; a kind that the shop does not know takes no other along [cms.component-fields] [cms.visibility-active] [cms.page-slots]', async ({ page, browser, baseURL }, testInfo) => {
  const name = `bloky-${testInfo.project.name}-${Date.now().toString(36)}`;
  const editor = await asEditor(page.request);
  const pageOf = (isActive: boolean) => ({
    url: `/${name}`,
    slots: [{ name: 'main', components: [html('first', 'První'), { uid: 'odd', name: 'hologram' }, html('second', 'Druhý', { active: isActive, styles: 'narrow loud tinted' }), html('third', 'Třetí')] }],
    metaProperties: [{ key: 'title', value: 'Bloky' }],
  });
  await editor.publish(`/api/editor/documents/page/${name}`, pageOf(true));
  const context = await browser.newContext({ baseURL: baseURL! });
  const visitor = await context.newPage();
  await open(visitor, `/pl/${name}`);
  await expect(main(visitor).getByText(/^(?:První|Druhý|Třetí) pl$/)).toHaveText(['První pl', 'Druhý pl', 'Třetí pl']);
  await expect(main(visitor).locator('[data-styles="narrow tinted"]')).toHaveText('Druhý pl');
  await editor.publish(`/api/editor/documents/page/${name}`, pageOf(false));
  await open(visitor, `/pl/${name}`);
  await expect(main(visitor).getByText(/^(?:První|Druhý|Třetí) pl$/)).toHaveText(['První pl', 'Třetí pl']);
  await context.close();
});

test('where editors collapse the menu, it waits behind its button on a wide screen too; by links there and back the header collapses and comes back [cms.page-fields]', async ({ page }, testInfo) => {
  const name = `menu-${testInfo.project.name}-${Date.now().toString(36)}`;
  const pageOf = (path: string, title: string, link: string, different: object = {}) => ({
    url: `/${path}`, metaProperties: [{ key: 'title', value: title }], slots: [{ name: 'main', components: [html('text', link)] }], ...different,
  });
  await (await asEditor(page.request)).publish(`/api/editor/documents/page/${name}`, pageOf(name, 'Sbalené menu', '<a href="/o-nas">O nás</a>', { menuCollapsed: true }));
  await (await asEditor(page.request)).publish(`/api/editor/documents/page/${name}-cesta`, pageOf(`${name}-cesta`, 'Cesta k menu', `<a href="/${name}">Tam</a>`));
  const ways = header(page).getByRole('navigation', { name: 'Hlavní menu' });
  const button = header(page).getByRole('button', { name: 'Menu' });
  const isCollapsed = async () => {
    await expect(page).toHaveURL(`/${name}`);
    await expect(button).toBeVisible();
    await expect(ways).toHaveCount(0);
  };
  await open(page, `/${name}-cesta`);
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await expect(ways).toHaveCount(1);
  await expect(button).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Tam' }).click();
  await isCollapsed();
  await button.click();
  await expect(ways.getByRole('link', { name: 'Letecky' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await isCollapsed();
  await expect(button).toBeFocused();
  await button.click();
  await ways.getByRole('link', { name: 'Letecky' }).click();
  await isOn(page, 'listing');
  await expect(button).toHaveCount(0);
  await expect(ways).toHaveCount(1);
  await expect(ways.getByRole('link', { name: 'Letecky' })).toBeVisible();
  await page.goBack();
  await isCollapsed();
  await main(page).getByRole('link', { name: 'O nás' }).click();
  await expect(page).toHaveURL('/o-nas');
  await expect(button).toHaveCount(0);
  await expect(ways).toHaveCount(1);
  await open(page, `/${name}`);
  await isCollapsed();
});

test('a search that begins on a campaign keeps its criteria from page to page and leads back to it [search.criteria]', { tag: '@phone' }, async ({ page, search }) => {
  await open(page, '/first-minute');
  await search.begin();
  await search.openField('Kdo');
  await search.addChild('01.06.2019');
  await search.confirmParty();
  await search.submit();
  await expect(page).toHaveURL(/nabidky-letecky.*criteria:first-minute/);
  await isOn(page, 'listing');
  const back = main(page).locator('a[href="/first-minute"]');
  await expect(back).toBeVisible();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/\/first-minute\?q=ctChild:1:birthDate:2019-06-01$/);
});

test('a page that is not active says so and leads on [cms.inactive-page] [page.errors]', async ({ page, troubles }) => {
  const answer = await page.goto('/pripravujeme');
  expect(answer!.status()).toBe(404);
  await isOn(page, 'pageError');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await main(page).getByRole('link').first().click();
  await expect(main(page)).not.toHaveAttribute('data-page', 'pageError');
  forgive(troubles, FAILED_REQUEST);
});

test('a block that cannot be drawn is left out, and the rest of its page stands [cms.render-error]', async ({ page, troubles }) => {
  await page.route((url) => url.pathname === '/', async (route) => {
    const response = await route.fetch();
    // Its name and its words, without what it is drawn from.
    const body = (await response.text()).replace(/"items":\[(?:(?!"items").)*?(?="uid":"home-benefits")/s, '"items":null,"options":[],"profiles":[],"active":true,"validFrom":null,"validTo":null,');
    await route.fulfill({ response, body });
  });
  await open(page, '/o-nas');
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await header(page).getByRole('link', { name: 'Zefira – úvodní stránka' }).click();
  await isOn(page, 'homePage');
  await expect(main(page).getByRole('heading', { name: 'Kam se jezdí nejraději' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Než se rozhodnete' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cena, která platí' })).toHaveCount(0);
  // The browser's console has it, too, and it is reported, sooner or later: nothing comes any more from a page that is closed.
  expect(troubles).not.toEqual([]);
  await page.close();
  for (const expected of [/null/, FAILED_REQUEST, REPORT_REQUEST]) forgive(troubles, expected);
});
