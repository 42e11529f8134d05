import { describe, expect, it } from 'vitest';
import { createFormat } from '../../i18n/format.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { openingText } from './opening-text.ts';

describe('what is said of an office’s door', () => {
  it.each([
    ['cs', 'Zavřeno, otevíráme: středa v 9:00'],
    ['pl', 'Zamknięte, otwieramy: środa, 9:00'],
    ['ro', 'Închis, deschidem miercuri la 9:00'],
    ['uk', 'Зачинено, відчиняємо: середа, 9:00'],
    ['hu', 'Zárva, nyitás: szerda, 9:00'],
  ] as const)('names the day as the language does: %s [office.list]', async (language, said) => {
    const t = createTranslator(language, await loadMessages(language, ['shell', 'guide']));
    expect(openingText(t, createFormat(t), { isOpen: false, changes: { date: '2026-07-01', time: '09:00' } }, '2026-06-29')).toBe(said);
  });
});
