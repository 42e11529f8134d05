import { describe, expect, it } from 'vitest';
import { compileDictionary } from './compile-dictionary.ts';
import { compileMessage } from './compile-message.ts';
import { createFormat } from './format.ts';
import { loadMessages } from './load-messages.node.ts';
import type { CompiledMessages } from './messages.types.ts';
import { createTranslator } from './translator.ts';
import type { Translator } from './translator.ts';

type AnyTranslator = (key: string, values?: Record<string, unknown>) => string;

/** A translator over texts of the test, whose keys the shop does not have. */
function translatorOf(language: Translator['language'], texts: Record<string, string>, options = {}): AnyTranslator {
  const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
  return createTranslator(language, [compiled], options) as unknown as AnyTranslator;
}

const offers = '{count, plural, one {# oferta} few {# oferty} many {# ofert} other {# oferty}}';

describe('a translator', () => {
  it('speaks the grammar of its language [format.plurals] [market.languages]', () => {
    const t = translatorOf('pl', { offers });
    expect([1, 2, 5, 12, 22, 25].map((count) => t('offers', { count })))
      .toEqual(['1 oferta', '2 oferty', '5 ofert', '12 ofert', '22 oferty', '25 ofert']);
  });

  it('groups thousands with a non-breaking space and writes a decimal comma [market.thousands]', () => {
    const t = translatorOf('hu', { n: '{n, number} db' });
    expect([1234, 1234567, 12.5].map((n) => t('n', { n }))).toEqual(['1\u00a0234 db', '1\u00a0234\u00a0567 db', '12,5 db']);
  });

  it('refuses a key whose area was not loaded, or reports it and shows the key', () => {
    expect(() => translatorOf('cs', {})('no.such')).toThrow('No message "no.such" in "cs"');
    const missing: string[] = [];
    const t = translatorOf('cs', {}, { onMissing: (key: string) => missing.push(key) });
    expect(t('no.such')).toBe('no.such');
    expect(missing).toEqual(['no.such']);
  });

  it('hands the wrapped parts of a message to their functions', async () => {
    const t = createTranslator('cs', await loadMessages('cs', ['checkout']));
    const link = (href: string) => (children: unknown[]) => ({ href, children });
    expect(t.parts('checkout.terms', { terms: link('/t'), privacy: link('/p') })).toEqual([
      'Souhlasím s ', { href: '/t', children: ['obchodními podmínkami'] },
      ' a beru na vědomí ', { href: '/p', children: ['zpracování osobních údajů'] }, '.',
    ]);
  });
});

describe('the CMS dictionary', () => {
  const own: CompiledMessages = {
    'shell.retry': 'Zkusit znovu',
    'shell.count.night': compileMessage('{count, plural, one {# noc} few {# noci} many {# noci} other {# nocí}}'),
    'shell.count.room': compileMessage('{count, plural, one {# pokoj} few {# pokoje} many {# pokoje} other {# pokojů}}'),
    offers: compileMessage('{count, plural, one {#} few {#} other {#}}') };
  const rejected: string[] = [];
  const dictionary = compileDictionary({
    localizedContent: [
      { key: 'shell.retry', value: 'Ještě jednou' },
      { key: 'offers', value: 'Máme {count, plural, one {# zájezd} few {# zájezdy} other {# zájezdů}}' },
    ],
    declination: [{ key: 'night.few', value: 'noclehy' }, { key: 'night.other', value: 'noclehů' }, { key: 'moon.one', value: 'měsíc' }],
  }, own, (key, reason) => rejected.push(`${key}: ${reason}`));

  it('overrides texts and forms of counted nouns [cms.dictionary]', () => {
    const t = createTranslator('cs', [own], { overrides: dictionary.texts }) as unknown as AnyTranslator;
    expect(t('shell.retry')).toBe('Ještě jednou');
    expect(t('offers', { count: 3 })).toBe('Máme 3 zájezdy');
    const format = createFormat(createTranslator('cs', [own], { overrides: dictionary.texts }));
    expect([3, 7, 1].map(format.nights)).toEqual(['3 noclehy', '7 noclehů', '1 noclehů']);
    expect(format.count('room', 2)).toBe('2 pokoje');
    expect(rejected).toEqual([]);
  });

  it('leaves the shop’s own words where an entry has none in the language [cms.dictionary]', () => {
    const reasons: string[] = [];
    const { texts } = compileDictionary({
      localizedContent: [{ key: 'shell.retry', value: '' }, { key: 'offers', value: ' ' }],
      declination: [{ key: 'night.few', value: '' }, { key: 'night.other', value: 'noclehů' }, { key: 'room.few', value: '' }],
    }, own, (key, reason) => reasons.push(`${key}: ${reason}`));
    const format = createFormat(createTranslator('cs', [own], { overrides: texts }));
    expect([Object.keys(texts), format.nights(3), format.count('room', 2), reasons]).toEqual([['shell.count.night'], '3 noclehů', '2 pokoje', []]);
  });

  it('leaves out a text that would break a page, and says which [cms.dictionary]', () => {
    const reasons: string[] = [];
    const { texts } = compileDictionary({
      localizedContent: [
        { key: 'no.such', value: 'x' },
        { key: 'offers', value: '{count, plural, one {#}' },
        { key: 'shell.retry', value: 'Zkusit {when}' },
      ],
    }, own, (key, reason) => reasons.push(`${key}: ${reason}`));
    expect(texts).toEqual({});
    expect(reasons).toEqual(['offers: not an ICU message', 'shell.retry: unknown placeholder when']);
  });
});

describe('formats', () => {
  it('write money, dates, parties and ratings as people do', async () => {
    const format = createFormat(createTranslator('cs', await loadMessages('cs', ['shell'])));
    expect(format.money(1299000)).toBe('12\u00a0990\u00a0Kč');
    expect(format.date('2026-07-03')).toBe('03.07.2026');
    expect(format.party({ adults: 2, childBirthDates: ['2018-05-24'] })).toBe('2 dospělí, 1 dítě');
    expect(format.party({ adults: 1, childBirthDates: [] })).toBe('1 dospělý');
    expect(format.rating(8.67)).toBe('8,7');
  });
});
