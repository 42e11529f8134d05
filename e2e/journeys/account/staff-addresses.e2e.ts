/** What staff have open has an address: Back closes it, Forward opens it again, a reload and another tab find it. */
import type { Page } from '@playwright/test';
import { ADMIN } from '../../admin.ts';
import { expect, FAILED_REQUEST, forgive, isAlive, open, test } from '../../fixtures.ts';
import { AS_CLIENT } from '../../shop-api.ts';

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(ADMIN.email);
  await page.getByLabel('Heslo', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
}

test('a conversation at the desk is closed by Back, opened by Forward and found by its address', { tag: '@phone' }, async ({ page, browser, baseURL, context, troubles }) => {
  test.slow();
  const texts = ['Kolik stojí parkování', 'Bereme kočku'].map((text) => `${text} ${crypto.randomUUID().slice(0, 8)}?`);
  for (const text of texts) {
    const visitor = await browser.newContext({ baseURL: baseURL! });
    await visitor.request.post('/api/www/chat/messages', { data: { text, clientId: crypto.randomUUID(), attachments: [], email: 'host@example.cz' }, headers: AS_CLIENT });
    await visitor.close();
  }
  await open(page, '/editor/desk');
  await signIn(page);
  const desk = page.locator('[data-flow="desk"]');
  const item = (index: number) => desk.getByRole('link', { name: texts[index]! });
  const message = (index: number) => desk.getByRole('log').getByText(texts[index]!);
  await item(0).press('Enter');
  await expect(message(0)).toBeVisible();
  await expect(page).toHaveURL(/\/editor\/desk\/[\w-]{10,}$/);
  const address = page.url();
  await expect(page).toHaveTitle(/^Chat – Přepážka/);
  await desk.getByRole('button', { name: 'Převzít' }).click();
  await desk.getByLabel('Odpověď (Čeština)').fill('U letiště zdarma.');
  await page.goBack();
  await expect(item(1)).toBeVisible();
  await expect(page).toHaveURL(/\/editor\/desk$/);
  await expect(page).toHaveTitle(/^Přepážka/);
  await item(1).click();
  await expect(message(1)).toBeVisible();
  expect(page.url()).not.toBe(address);
  await page.goBack();
  await expect(item(0)).toBeVisible();
  await page.goForward();
  await expect(message(1)).toBeVisible();
  await desk.getByRole('button', { name: 'Zpět na seznam' }).click();
  await expect(page).toHaveURL(/\/editor\/desk$/);
  await item(0).click();
  // What was begun is there.
  await expect(desk.getByLabel('Odpověď (Čeština)')).toHaveValue('U letiště zdarma.');
  await desk.getByLabel('Odpověď (Čeština)').fill('');
  await page.reload();
  await isAlive(page);
  await expect(message(0)).toBeVisible();
  expect(page.url()).toBe(address);

  const other = await context.newPage();
  await open(other, address);
  await expect(other.getByRole('log').getByText(texts[0]!)).toBeVisible();
  // Who is signed out in the meantime signs in to it; who signs out leaves it.
  await other.route('**/api/editor/session/end*', (route) => route.abort());
  await other.getByRole('button', { name: 'Odhlásit' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Odhlášení se nepodařilo' })).toBeVisible();
  await other.unrouteAll();
  await other.getByRole('button', { name: 'Odhlásit' }).click();
  await expect(other.getByLabel('Heslo', { exact: true })).toBeVisible();
  await expect(other).toHaveURL(/\/editor\/desk$/);
  await page.reload();
  await isAlive(page);
  await signIn(page);
  await expect(message(0)).toBeVisible();

  // What cannot be had is said to be, and asked for again.
  await other.goto('about:blank');
  // What others write meanwhile would have the desk ask by itself.
  await other.route('**/editor/events', (route) => route.abort());
  await other.route('**/api/editor/desk/threads/*', (route) => route.abort());
  await open(other, address);
  await expect(other.getByText('Konverzaci se nepodařilo načíst.')).toBeVisible();
  await other.unroute('**/api/editor/desk/threads/*');
  await other.getByRole('button', { name: 'Zkusit znovu' }).press('Enter');
  await expect(other.getByRole('log').getByText(texts[0]!)).toBeVisible();
  await expect(other.locator('[data-flow="desk"]')).toBeFocused();

  await open(other, '/editor/desk/there-is-no-such-thread');
  await expect(other.getByText(/^Konverzace na této adrese není/)).toBeVisible();
  await expect(other).toHaveURL(/\/editor\/desk$/);
  forgive(troubles, FAILED_REQUEST);
});

test('a document in the editor is closed by Back, which asks about a draft first, and found by its address', { tag: '@phone' }, async ({ page, troubles }, testInfo) => {
  const name = `adresa-${testInfo.project.name}-${Date.now().toString(36)}`;
  await open(page, '/pl/editor/page/campaign-first-minute');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Hasło').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'campaign-first-minute' })).toBeVisible();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  await expect(page).toHaveURL(/\/pl\/editor$/);
  await page.getByRole('link', { name: 'tiles', exact: true }).click();
  await expect(page).toHaveURL(/\/pl\/editor\/list\/tiles$/);

  await open(page, '/editor');
  const list = page.getByRole('heading', { name: 'Stránky' });
  await expect(list).toBeVisible();
  await page.getByRole('link', { name: 'campaign-first-minute', exact: true }).click();
  await expect(page.locator('#url')).toHaveValue('/first-minute');
  await page.goBack();
  await expect(list).toBeVisible();
  await page.goForward();
  await expect(page.locator('#url')).toHaveValue('/first-minute');
  await expect(page).toHaveTitle(/^campaign-first-minute – Správa obsahu/);
  await page.reload();
  await isAlive(page);
  await expect(page.locator('#url')).toHaveValue('/first-minute');
  await page.goBack();

  await page.getByLabel('Nová stránka').fill(name);
  await page.getByRole('button', { name: 'Vytvořit' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/editor/page/${name}$`));
  await page.locator('#url').fill(`/${name}-dal`);
  const question = page.getByRole('group', { name: 'Změny nejsou uložené' });
  await page.goBack();
  await expect(question).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/editor/page/${name}$`));
  await page.getByRole('button', { name: 'Pokračovat v psaní' }).click();
  await expect(page.locator('#url')).toHaveValue(`/${name}-dal`);
  await page.goBack();
  await page.getByRole('button', { name: 'Zahodit změny' }).click();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/\/editor$/);
  // It was never saved.
  await page.goBack();
  await expect(page.getByText(`Dokument „${name}“ tu není.`)).toBeVisible();
  await expect(page).toHaveURL(/\/editor$/);
  forgive(troubles, FAILED_REQUEST);
});
