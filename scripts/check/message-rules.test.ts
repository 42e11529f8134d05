import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/market/language.ts';
import type { Language } from '../../src/domain/market/language.ts';
import { readAllMessages, readReasons } from './check-messages.ts';
import { incomplete, missingPlurals, otherPlaceholders, sameWithoutReason, unusedKeys } from './message-rules.ts';
import type { Texts, TextsByLanguage } from './message-rules.ts';

/** The same texts in all languages, but for those given. */
function texts(everywhere: Texts, but: Partial<Record<Language, Texts>> = {}): TextsByLanguage {
  return Object.fromEntries(LANGUAGES.map((language) => [language, but[language] ?? everywhere])) as Record<Language, Texts>;
}

describe('the messages of the shop', () => {
  it('are all there in Czech, Polish, Romanian, Ukrainian and Hungarian [market.languages]', () => {
    const all = readAllMessages();
    expect(incomplete(all)).toEqual([]);
    expect(otherPlaceholders(all)).toEqual([]);
    expect(sameWithoutReason(all, readReasons())).toEqual([]);
  });

  it('have every plural form that whole numbers need [format.plurals]', () => {
    expect(missingPlurals(readAllMessages())).toEqual([]);
  });

  it('quote the Polish texts of the specification [error.texts] [participants.max]', () => {
    const { pl } = readAllMessages();
    expect(pl['guide.notice.failed.text']).toBe('Wystąpił nieoczekiwany błąd. Spróbuj ponownie później.');
    expect(pl['shell.dialog.close']).toBe('Zamknij okno');
    expect(pl['search.placeholder']).toBe('Wybierz');
    expect(pl['panels.party.max']).toBe('Maksymalna liczba uczestników dla jednej rezerwacji założonej online to {limit} osób. W przypadku rezerwacji powyżej {limit} uczestników prosimy o kontakt z Działem Obsługi Klienta {phone}');
  });
});

describe('the rules', () => {
  it('name a message that a language lacks or has alone', () => {
    expect(incomplete(texts({ a: 'A' }, { hu: {}, pl: { a: ' ', b: 'B' } }))).toEqual([
      'a is missing in pl', 'a is missing in hu', 'b is missing in cs', 'b is missing in ro', 'b is missing in uk', 'b is missing in hu',
    ]);
  });

  it('name a translation that takes other values', () => {
    expect(otherPlaceholders(texts({ a: '{count, number} {name}' }, { ro: { a: '{count} {nume}' }, uk: { a: '{name} {count, number}' } })))
      .toEqual(['a in ro takes {count: text} {nume: text}, in cs {count: number} {name: text}']);
  });

  it('name the plural form that is missing', () => {
    const czechOnly = '{n, plural, one {# noc} few {# noci} other {# nocí}}';
    expect(missingPlurals(texts({ a: czechOnly }))).toEqual(['a in pl has no plural form "many"', 'a in uk has no plural form "many"']);
  });

  it('name texts that are alike, and reasons that are stale', () => {
    const different = { cs: { a: 'Pokoj', b: 'Ano' }, pl: { a: 'Pokój', b: 'Tak' }, ro: { a: 'Cameră', b: 'Da' }, uk: { a: 'Номер', b: 'Так' }, hu: { a: 'Szoba', b: 'Igen' } };
    expect(sameWithoutReason(texts({}, different), { a: 'why' })).toEqual(['a differs everywhere: drop it from same-on-purpose.json']);
    const alike = { ...different, hu: { a: 'Szoba', b: 'Da' } };
    expect(sameWithoutReason(texts({}, alike), {})).toEqual(['b is the same in ro, hu: translate it, or give the reason in same-on-purpose.json']);
    expect(sameWithoutReason(texts({}, alike), { b: 'why' })).toEqual([]);
  });

  it('find keys that nobody asks for', () => {
    const source = "t('a.title'); t(`a.sort.${sort}`); t(`a.${part}.hint`); t('a.tit')";
    expect(unusedKeys(['a.title', 'a.sort.price', 'a.x.hint', 'a.x.hint.more', 'a.sort.price.long', 'a.lost'], source))
      .toEqual(['a.x.hint.more', 'a.sort.price.long', 'a.lost']);
  });
});
