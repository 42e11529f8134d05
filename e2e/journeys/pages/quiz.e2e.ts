import { expect, open, test } from '../../fixtures.ts';

test('the quiz leads through questions to offers, its result can be handed on and works without scripts [page.quiz]', async ({ page, browser, baseURL }) => {
  await open(page, '/kviz');
  const quiz = page.locator('main[data-page] [data-flow=quiz]');
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'quiz');
  await quiz.getByRole('link', { name: 'Hory a lyže' }).press('Enter');
  // Who answers by keyboard goes on from the new question.
  await expect(quiz.getByRole('heading', { level: 2, name: 'S kým pojedete?' })).toBeFocused();
  await quiz.getByRole('link', { name: 'O otázku zpět' }).click();
  await quiz.getByRole('link', { name: 'Pláž a moře' }).click();
  await quiz.getByRole('link', { name: 'Ve dvou' }).click();
  const titled = (name: string) => expect(quiz.getByRole('heading', { level: 2, name })).toBeFocused();
  await titled('Na jak dlouho?');
  await page.goBack();
  await titled('S kým pojedete?');
  await page.goForward();
  await titled('Na jak dlouho?');
  await expect(page).toHaveURL(/\/kviz\?odpovedi=beach\.pair$/);
  await quiz.getByRole('link', { name: 'Na týden' }).click();
  await quiz.getByRole('link', { name: 'Na hodnocení hostů' }).click();
  await expect(quiz).toHaveAttribute('data-state', 'matched');
  await expect(quiz.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page).toHaveURL(/\/kviz\?odpovedi=beach\.pair\.week\.rating$/);
  const codes = await quiz.getByRole('article').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.offerCode));
  expect(codes.length).toBeGreaterThan(2);

  // Who gets the address sees the same, in their language and without scripts.
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(`/pl${new URL(page.url()).pathname}${new URL(page.url()).search}`);
  await expect(other.locator('[data-flow=quiz]')).toHaveAttribute('data-state', 'matched');
  expect(await other.getByRole('article').evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.offerCode))).toEqual(codes);
  await other.goto('/hu/kviz');
  await other.getByRole('link', { name: 'Tengerpart' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Kivel utazik?' })).toBeVisible();
  await context.close();

  await quiz.getByRole('link', { name: 'Všechny, které odpovídají' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'listing');
});

test('where nothing suits all answers, any of them can be changed: here, in another tab and without scripts [page.quiz]', async ({ page, context, browser, baseURL }) => {
  const quiz = page.locator('main[data-page] [data-flow=quiz]');
  await page.route('**/api/www/search/offers*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json(), offers: [] } });
  });
  await open(page, '/kviz?odpovedi=beach.pair.week');
  await quiz.getByRole('link', { name: 'Na ceně' }).click();
  await expect(quiz.getByText('Klepněte na odpověď, kterou chcete změnit.')).toBeVisible();
  await expect(quiz.getByRole('link', { name: 'Všechny, které odpovídají' })).toBeHidden();
  const answers = quiz.getByRole('list', { name: 'Vaše odpovědi' }).getByRole('link');
  await expect(answers).toHaveText(['Pláž a moře', 'Ve dvou', 'Na týden', 'Na ceně']);
  const [tab] = await Promise.all([context.waitForEvent('page'), answers.nth(1).click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab.getByRole('heading', { level: 2, name: 'S kým pojedete?' })).toBeVisible();
  await tab.close();
  await answers.nth(2).click();
  await expect(quiz.getByRole('heading', { level: 2, name: 'Na jak dlouho?' })).toBeFocused();
  await expect(page).toHaveURL(/\/kviz\?odpovedi=beach\.pair$/);

  const withoutScripts = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const plain = await withoutScripts.newPage();
  await plain.goto('/kviz?odpovedi=beach.pair');
  await plain.getByRole('link', { name: 'O otázku zpět' }).click();
  await expect(plain.getByRole('heading', { level: 2, name: 'S kým pojedete?' })).toBeVisible();
  await withoutScripts.close();
});

test('an answer that is pressed twice at once answers its own question only [page.quiz]', async ({ page }) => {
  await open(page, '/kviz');
  const quiz = page.locator('main[data-page] [data-flow=quiz]');
  await quiz.getByRole('link', { name: 'Vlastním autem' }).dblclick();
  await expect(quiz.getByRole('heading', { level: 2, name: 'S kým pojedete?' })).toBeVisible();
  await expect(page).toHaveURL(/\/kviz\?odpovedi=car$/);
  await quiz.getByRole('link', { name: 'Ve dvou' }).click();
  await expect(page).toHaveURL(/\/kviz\?odpovedi=car\.pair$/);
});
