import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/market/language.ts';
import type { Language } from '../../domain/market/language.ts';
import { RangeCalendar } from './range-calendar.tsx';

const marked = (language: Language) => renderToStaticMarkup(
  <RangeCalendar
    id="when"
    language={language}
    monthOf={(date) => (date === '2026-08-01' ? 'srpen 2026' : date)}
    month="2026-07-10"
    from="2026-07-12"
    to="2026-07-19"
    min="2026-07-05"
    max="2026-12-31"
    today="2026-07-04"
    priceOf={(date) => (date === '2026-07-20' ? '9 990' : date === '2026-07-21' ? '12 490' : undefined)}
    fullPriceOf={(date) => (date === '2026-07-21' ? '12 490 Kč' : undefined)}
    cheapest={['2026-07-20']}
    refusalOf={(date) => (date === '2026-07-22' ? 'bez letu' : undefined)}
    labels={{ previous: 'Předchozí měsíc', next: 'Další měsíc', cheapest: 'nejlevnější' }}
    onSelect={() => {}}
    onMonth={() => {}}
  />,
);

const markup = marked('cs');

const dayOf = (date: string, language: Language = 'cs') => new RegExp(`<td role="gridcell"([^>]*)><div[^>]*>(<div data-date="${date}"[^>]*>)(.*?)</div>`).exec(marked(language));

/** What a screen reader says for a day: its words without those hidden from it. */
const nameOf = (date: string, language: Language = 'cs') => dayOf(date, language)![3]!
  .replaceAll(/<span [^>]*aria-hidden="true">.*?<\/span>/g, '')
  .replace(/<[^>]*>/g, '');

it('shows two months, each a grid named by its month', () => {
  expect([...markup.matchAll(/<table [^>]*aria-label="([^"]*)" role="grid"/g)].map(([, name]) => name)).toEqual(['červenec 2026', 'srpen 2026']);
  expect(markup).toMatch(/aria-live="polite">srpen 2026</);
});

it('starts weeks on Monday and leaves cells of neighbouring months empty, in each language', () => {
  for (const language of LANGUAGES) {
    const [, rows] = /<tbody[^>]*>(.*?)<\/tbody>/.exec(marked(language))!;
    const weeks = rows!.split('</tr>').slice(0, -1).map((row) => [...row.matchAll(/<td[^>]*>(?:<div[^>]*><div data-date="([\d-]+)")?/g)].map(([, date]) => date?.slice(8)));
    expect(weeks[0]).toEqual([undefined, undefined, '01', '02', '03', '04', '05']);
    expect(weeks.at(-1)).toEqual(['27', '28', '29', '30', '31', undefined, undefined]);
    expect(weeks.flat().filter((date) => date !== undefined)).toHaveLength(31);
  }
});

it('says days in each language', () => {
  const said = LANGUAGES.map((language) => nameOf('2026-07-12', language));
  expect(said).toEqual([
    'Vybráno neděle 12. července 2026',
    'Wybrano niedziela, 12 lipca 2026',
    'duminică, 12 iulie 2026 selectată',
    'Вибрано неділя, 12 липня 2026 р.',
    '2026. július 12., vasárnap kiválasztva',
  ]);
});

it('abbreviates week days and gives them whole to a screen reader', () => {
  const names = [...markup.matchAll(/<th [^>]*abbr="([^"]+)"[^>]*>([^<]+)</g)].slice(0, 7).map(([, full, short]) => [short, full]);
  expect(names).toEqual([['PO', 'pondělí'], ['ÚT', 'úterý'], ['ST', 'středa'], ['ČT', 'čtvrtek'], ['PÁ', 'pátek'], ['SO', 'sobota'], ['NE', 'neděle']]);
});

const SELECTED = ' aria-selected="true"';

it('selects the range and nothing outside it', () => {
  expect(['2026-07-11', '2026-07-12', '2026-07-15', '2026-07-19', '2026-07-20'].map((date) => dayOf(date)![1])).toEqual(['', SELECTED, SELECTED, SELECTED, '']);
  expect(nameOf('2026-07-15')).toBe('Vybráno středa 15. července 2026');
});

it('names a day with its price, in full where that is known, and marks the cheapest', () => {
  expect(nameOf('2026-07-20')).toBe('pondělí 20. července 2026 9 990 nejlevnější');
  expect(nameOf('2026-07-21')).toBe('úterý 21. července 2026 12 490 Kč');
});

it('does not disable the button that turns to where nothing more is: it may have the focus', () => {
  const previous = /<button [^>]*aria-label="Předchozí měsíc"[^>]*>/.exec(markup)?.[0];
  expect([previous?.includes('aria-disabled="true"'), previous?.includes(' disabled')]).toEqual([true, false]);
});

it('keeps refused days in reach and says why', () => {
  expect(nameOf('2026-07-22')).toBe('středa 22. července 2026 bez letu');
  expect(dayOf('2026-07-22')![2]).toContain('aria-disabled="true"');
  expect(dayOf('2026-07-04')![2]).toContain('aria-disabled="true"');
  expect(dayOf('2026-07-05')![2]).not.toContain('aria-disabled');
});

it('has one tab stop, the start of the range', () => {
  expect([...markup.matchAll(/data-date="([\d-]+)"[^>]*tabindex="0"/g)].map(([, date]) => date)).toEqual(['2026-07-12']);
});
