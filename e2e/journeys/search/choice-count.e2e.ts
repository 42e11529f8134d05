import { readFileSync } from 'node:fs';
import { expect, open, test } from '../../fixtures.ts';

const expected = {
  cs: ['Vyberte', 'Vybráno: 1'],
  pl: ['Wybierz', 'Wybrano: 1'],
  ro: ['Alegeți', 'Selectate: 1'],
  uk: ['Виберіть', 'Вибрано: 1'],
  hu: ['Válasszon', 'Kiválasztva: 1'],
} as const;

test('a field says that something may be chosen, then how much is, in each language [gs.placeholders]', async ({ page }) => {
  for (const [language, [nothing, one]] of Object.entries(expected)) {
    const messages = JSON.parse(readFileSync(`src/i18n/messages/${language}/search.json`, 'utf8')) as Record<string, string>;
    await open(page, language === 'cs' ? '/' : `/${language}`);
    await page.getByRole('search').getByRole('button', { name: new RegExp(`^${messages['search.airport.label']} `) }).click();
    const choices = page.getByRole('dialog', { name: messages['search.airport.label'], exact: true });
    await expect(choices.getByRole('status')).toHaveText(nothing);
    await choices.getByRole('checkbox').first().check();
    await expect(choices.getByRole('status')).toHaveText(one);
  }
});
