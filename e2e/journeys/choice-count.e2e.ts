import { readFileSync } from 'node:fs';
import { expect, open, test } from '../fixtures.ts';

const expected = {
  cs: ['Vyberte', '1 vybráno'],
  pl: ['Wybierz', '1 wybrano'],
  ro: ['Alegeți', 'Selectate: 1'],
  uk: ['Оберіть', '1 вибрано'],
  hu: ['Válasszon', '1 kiválasztva'],
} as const;

for (const [language, [nothing, one]] of Object.entries(expected)) {
  test(`a field says that something may be chosen, then how much is, in ${language} [gs.placeholders]`, async ({ page }) => {
    const words = JSON.parse(readFileSync(`src/i18n/messages/${language}/search.json`, 'utf8')) as Record<string, string>;
    await open(page, language === 'cs' ? '/' : `/${language}`);
    await page.getByRole('search').getByRole('button', { name: new RegExp(`^${words['search.airport.label']} `) }).click();
    const choices = page.getByRole('dialog', { name: words['search.airport.label'], exact: true });
    await expect(choices.getByRole('status')).toHaveText(nothing);
    await choices.getByRole('checkbox').first().check();
    await expect(choices.getByRole('status')).toHaveText(one);
  });
}
