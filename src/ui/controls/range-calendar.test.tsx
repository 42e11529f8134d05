import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RangeCalendar } from './range-calendar.tsx';

const markup = renderToStaticMarkup(
  <RangeCalendar
    id="when"
    language="cs"
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

/** What a screen reader says for a day: its words without those hidden from it. */
const nameOf = (date: string) =>
  new RegExp(`data-date="${date}"[^>]*>(.*?)</button>`)
    .exec(markup)?.[1]
    ?.replaceAll(/<span [^>]*aria-hidden="true">.*?<\/span>/g, '')
    .replace(/<[^>]*>/g, '');

const cell = (date: string) => new RegExp(`<td [^>]*aria-selected="(true|false)"[^>]*><button [^>]*data-date="${date}"[^>]*>`).exec(markup);

it('shows two months, each a grid named by its month', () => {
  expect([...markup.matchAll(/<table role="grid" [^>]*aria-labelledby="(when-[\d-]+)"/g)].map(([, id]) => id)).toEqual(['when-2026-07-01', 'when-2026-08-01']);
  expect(markup).toMatch(/id="when-2026-08-01"[^>]*>srpen 2026</);
});

it('abbreviates week days and gives them whole to a screen reader', () => {
  const names = [...markup.matchAll(/<th [^>]*abbr="([^"]+)"[^>]*>([^<]+)</g)].slice(0, 7).map(([, full, short]) => [short, full]);
  expect(names).toEqual([['PO', 'pondělí'], ['ÚT', 'úterý'], ['ST', 'středa'], ['ČT', 'čtvrtek'], ['PÁ', 'pátek'], ['SO', 'sobota'], ['NE', 'neděle']]);
});

it('selects the range and nothing outside it', () => {
  expect(['2026-07-11', '2026-07-12', '2026-07-15', '2026-07-19', '2026-07-20'].map((date) => cell(date)?.[1])).toEqual(['false', 'true', 'true', 'true', 'false']);
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
  expect(cell('2026-07-22')?.[0]).toContain('aria-disabled="true"');
  expect(cell('2026-07-04')?.[0]).toContain('aria-disabled="true"');
  expect(cell('2026-07-05')?.[0]).not.toContain('aria-disabled');
});

it('has one tab stop, the start of the range', () => {
  expect([...markup.matchAll(/data-date="([\d-]+)"[^>]*tabindex="0"/g)].map(([, date]) => date)).toEqual(['2026-07-12']);
});
