import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';

test('children without a birth date keep the participants open; forced, they are left out [participants.close] [participants.forced-close] [gs.child-count]', { tag: '@phone' }, async ({ page, search }) => {
  await open(page, '/');
  await search.begin();
  await search.openField('Kdo');
  await search.addChild('24.5.2018');
  await search.addChild();
  await search.confirmParty();
  const missing = search.choices('Kdo').getByRole('alert').filter({ hasText: 'Chybí datum narození 1 dítěte' });
  await expect(missing).toBeVisible();
  await expect(search.choices('Kdo').getByRole('textbox', { name: 'Datum narození 2. dítěte' })).toBeFocused();
  await expect(search.root).toHaveAttribute('data-state', /participants/);
  await search.choices('Kdo').getByRole('button', { name: 'Zavřít bez těchto dětí' }).click();
  await expect(search.field('Kdo')).toContainText('2 dospělí, 1 dítě');
});

test('a field that is pressed while a birth date is missing opens once it is not, although the panel scrolls to what is missing meanwhile [participants.close]', async ({ page, search }) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await open(page, '/');
  await search.openField('Kdo');
  await search.addChild();
  const birthDate = search.choices('Kdo').getByRole('textbox', { name: 'Datum narození 1. dítěte' });
  await expect(birthDate).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(birthDate).not.toBeInViewport();
  // A press takes its time.
  await search.field('Kam').click({ delay: 100 });
  await expect(birthDate).toBeInViewport();
  await expect(birthDate).toBeFocused();
  await search.choices('Kdo').getByRole('button', { name: 'Ubrat dítě' }).click();
  await search.confirmParty();
  await expect(search.choices('Kam')).toBeVisible();
});

test('chosen days are a draft: Escape discards them, confirming keeps them [date.draft] [date.formats]', async ({ page, search }) => {
  await open(page, '/');
  await search.openField('Kdy');
  const days = search.choices('Kdy').locator('[data-date]:not([aria-disabled])');
  await search.summerMonths.first().click();
  await days.nth(3).click();
  await days.nth(31).click();
  await page.keyboard.press('Escape');
  await expect(search.field('Kdy')).toContainText('Kdykoliv');
  await search.openField('Kdy');
  await expect(search.choices('Kdy').getByText('Vyberte první den')).toBeVisible();
  await search.summerMonths.first().click();
  await expect(days.first()).toHaveAttribute('data-date', /-0[678]-/);
  const [from, to] = [await days.nth(3).getAttribute('data-date'), await days.nth(31).getAttribute('data-date')];
  await days.nth(3).click();
  await days.nth(31).click();
  await search.choices('Kdy').getByRole('button', { name: 'Potvrdit termín' }).click();
  await expect(search.field('Kdy')).not.toContainText('Kdykoliv');
  await expect(search.submitButton).toHaveText(/^Zobrazit/);
  await search.submit();
  await isOn(page, 'listing');
  await expect(page).toHaveURL(new RegExp(`startDate:${from}:endDate:${to}`));
});

test('the calendar shows what each day costs at least, the lowest marked in words, and days may differ [listing.promoted] [date.draft]', { tag: '@phone' }, async ({ page, search }) => {
  await open(page, '/');
  await search.begin();
  const priced = await search.openCalendar();
  const choices = search.choices('Kdy');
  await expect(choices.getByText('nejnižší cena', { exact: true }).last()).toBeVisible();
  expect(await priced.first().evaluate((day) => [...day.querySelectorAll('span')].every((part) => part.getBoundingClientRect().right <= day.getBoundingClientRect().right + 1))).toBe(true);
  const date = await priced.nth(9).getAttribute('data-date');
  await priced.nth(9).click();
  await choices.getByRole('button', { name: '± 3 dny' }).click();
  await choices.getByRole('button', { name: 'Potvrdit termín' }).click();
  await expect(choices).toBeHidden();
  await search.submit();
  await isOn(page, 'listing');
  await expect(page).toHaveURL(new RegExp(`startDate:${date}:endDate:${date}:flex:3`));
});

test('every change asks for the filters that follow from it [gs.update] [gs.calls]', async ({ page, search }) => {
  await open(page, '/');
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/www/gs');
  await search.chooseTripType('Autem');
  expect((await answer).status()).toBe(200);
  await expect(search.field('Odkud')).toHaveCount(0);
  await search.openField('Kam');
  await expect(search.choices('Kam').getByRole('treeitem').first()).toBeVisible();
  await search.choices('Kam').getByRole('button', { name: 'Hotovo' }).click();
  await search.submit();
  await isOn(page, 'listing');
  expect(new URL(page.url()).pathname).toBe('/dovolena/nabidky-autem');
});

test('an answer to an older change never wins over a newer one [gs.stale]', async ({ page, search }) => {
  await open(page, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => { release = resolve; });
  let first = true;
  await page.route((url) => url.pathname === '/api/www/gs', async (route) => {
    if (first) {
      first = false;
      await held;
      await route.continue().catch(() => {});
    } else await route.continue();
  });
  await search.chooseTripType('Autem');
  await search.chooseTripType('Poznávací');
  await expect(search.root.getByRole('radio', { name: 'Poznávací' })).toBeChecked();
  release();
  await search.submit();
  await isOn(page, 'listing');
  expect(new URL(page.url()).pathname).toBe('/dovolena/nabidky-okruzni');
});

test('a search without a single offer stays and says so [gs.submit]', async ({ page, search }) => {
  await open(page, '/dovolena/nabidky-charter?q=dF:28:dT:28');
  await search.submit();
  await expect(search.root.getByRole('status').filter({ hasText: 'Pro toto zadání teď nic nemáme' })).toBeVisible();
  await expect(page).toHaveURL(/dF:28/);
});

test('what finds nothing offers the smallest changes that do, with what they find, and takes them [gs.submit]', async ({ page, search }) => {
  await open(page, '/dovolena/nabidky-letecky?q=c:GR:dF:28:dT:28:ctAdult:3');
  await search.submit();
  const change = search.root.getByRole('button', { name: /^Libovolně dlouho: \d+ dovolen/ });
  await expect(change).toBeVisible();
  const found = /: (\d+)/.exec(await change.innerText())![1]!;
  await change.press('Enter');
  await expect(search.submitButton).toBeFocused();
  await expect(search.submitButton).toHaveText(new RegExp(`^Zobrazit ${found} dovolen`));
  await search.submit();
  await isOn(page, 'listing');
  await expect(page).toHaveURL(/c:GR:ctAdult:3/);
  await expect(page).not.toHaveURL(/dF/);
});

test('that nobody could count the changes is said, and asked again [gs.error]', async ({ page, search, troubles }) => {
  await open(page, '/dovolena/nabidky-charter?q=dF:28:dT:28');
  let calls = 0;
  await page.route((url) => url.pathname === '/api/www/search/nearest-changes', (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ json: { nothing: true } }) : route.fulfill({ json: { changes: [] } });
  });
  await search.submit();
  await search.root.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(search.root.getByRole('status').filter({ hasText: '+420 255 700 700' })).toBeVisible();
  await expect(search.root.getByRole('link', { name: 'Zobrazit všechny letenky' })).toBeVisible();
  troubles.length = 0;
});

test('a length of stay has a name or two ends, never one [duration.filter]', async ({ page, search }) => {
  await open(page, '/');
  await search.openField('Na jak dlouho');
  const choices = search.choices('Na jak dlouho');
  await expect(choices.getByRole('button', { name: 'Dva týdny (12–15 nocí)' })).toBeVisible();
  await choices.getByLabel('Nejvýše nocí').selectOption('9');
  await expect(search.field('Na jak dlouho')).toContainText('9 nocí');
  await choices.getByLabel('Nejméně nocí').selectOption('6');
  await expect(search.field('Na jak dlouho')).toContainText('6–9 nocí');
  await choices.getByLabel('Nejméně nocí').selectOption('14');
  await expect(search.field('Na jak dlouho')).toContainText('14 nocí');
  await choices.getByRole('button', { name: 'Týden (7 nocí)' }).click();
  await expect(search.field('Na jak dlouho')).toContainText('7 nocí');
  await expect(choices.getByLabel('Nejméně nocí')).toBeHidden();
});


/** What writes the addresses of searches, which the home page begins without; on a phone the screen of the search brings it. */
const ADDRESSES = '**/assets/addresses-*.js';

test('a search that is sent while what writes its address is on its way leaves as soon as that has come [gs.submit]', async ({ page, search }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(ADDRESSES, async (route) => {
    asked += 1;
    await released;
    await route.fallback();
  });
  await open(page, '/');
  await search.submit();
  await expect(search.root).toHaveAttribute('data-state', /\baddressing\b/);
  await expect(search.submitButton).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => asked).toBe(1);
  release();
  await isOn(page, 'listing');
});

test('where what writes the address of a search cannot be had, the server writes it [gs.submit]', async ({ page, search, troubles }) => {
  let isAsked = false;
  page.on('request', (request) => { isAsked ||= new URL(request.url()).pathname === '/hledani'; });
  await page.route(ADDRESSES, (route) => (isAsked ? route.fallback() : route.abort()));
  await open(page, '/');
  await search.submit();
  await isOn(page, 'listing');
  expect(isAsked).toBe(true);
  forgive(troubles, FAILED_REQUEST);
  forgive(troubles, /dynamically imported module/);
});

test('a choice that cannot be sent says so in its panel, and retry sends it [gs.error] [gs.filter-kinds]', async ({ page, context, search, troubles }) => {
  await open(page, '/');
  await search.openField('Kam');
  await search.choices('Kam').getByRole('treeitem').first().waitFor();
  await context.setOffline(true);
  await search.choices('Kam').getByRole('treeitem').first().click();
  const error = page.getByRole('alert').filter({ hasText: 'Vyhledávání se nepodařilo načíst.' });
  await expect(error).toHaveCount(1);
  await context.setOffline(false);
  await search.choices('Kam').getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(error).toHaveCount(0);
  await expect(search.choices('Kam')).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
  // What else a first touch brings fails too.
  forgive(troubles, /dynamically imported module/);
});

test('without network a search that is sent says so, and retry sends it [gs.submit] [gs.error]', async ({ page, context, search, troubles }) => {
  await open(page, '/');
  await context.setOffline(true);
  await search.submit();
  const error = page.getByRole('alert').filter({ hasText: 'Vyhledávání se nepodařilo načíst.' });
  await expect(error).toBeVisible();
  await expect(search.submitButton).toBeEnabled();
  await context.setOffline(false);
  await error.getByRole('button', { name: 'Zkusit znovu' }).click();
  await isOn(page, 'listing');
  forgive(troubles, FAILED_REQUEST);
  forgive(troubles, /dynamically imported module/);
});
