import { expect, it } from 'vitest';
import { loadMessages } from './load-messages.ts';
import { createTranslator } from './translator.ts';
import { widerTranslator } from './wider-translator.ts';

it('speaks the messages that came later and those of the page', async () => {
  const page = createTranslator('cs', await loadMessages('cs', ['shell']));
  const t = widerTranslator(page, await loadMessages('cs', ['card']));
  expect([t('card.loading'), t('shell.retry'), t.language]).toEqual(['Načítáme…', 'Zkusit znovu', 'cs']);
  expect(t('card.total', { price: '1 Kč' })).toBe('celkem 1 Kč');
});
