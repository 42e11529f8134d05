import type { Language } from './language.ts';

/** What the shop counts in running text [format.plurals]. */
export type CountedNoun = 'night' | 'adult' | 'child' | 'newMessage' | 'room';

/** Forms by CLDR category; a language lists the categories it has, `other` always. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const forms: Record<Language, Record<CountedNoun, Forms>> = {
  cs: {
    night: { one: 'noc', few: 'noci', many: 'noci', other: 'nocí' },
    adult: { one: 'dospělý', few: 'dospělí', many: 'dospělého', other: 'dospělých' },
    child: { one: 'dítě', few: 'děti', many: 'dítěte', other: 'dětí' },
    newMessage: { one: 'nová zpráva', few: 'nové zprávy', many: 'nové zprávy', other: 'nových zpráv' },
    room: { one: 'pokoj', few: 'pokoje', many: 'pokoje', other: 'pokojů' },
  },
  pl: {
    night: { one: 'noc', few: 'noce', many: 'nocy', other: 'nocy' },
    adult: { one: 'dorosły', few: 'dorosłych', many: 'dorosłych', other: 'dorosłego' },
    child: { one: 'dziecko', few: 'dzieci', many: 'dzieci', other: 'dziecka' },
    newMessage: { one: 'nowa wiadomość', few: 'nowe wiadomości', many: 'nowych wiadomości', other: 'nowej wiadomości' },
    room: { one: 'pokój', few: 'pokoje', many: 'pokoi', other: 'pokoju' },
  },
  ro: {
    night: { one: 'noapte', few: 'nopți', other: 'de nopți' },
    adult: { one: 'adult', few: 'adulți', other: 'de adulți' },
    child: { one: 'copil', few: 'copii', other: 'de copii' },
    newMessage: { one: 'mesaj nou', few: 'mesaje noi', other: 'de mesaje noi' },
    room: { one: 'cameră', few: 'camere', other: 'de camere' },
  },
  uk: {
    night: { one: 'ніч', few: 'ночі', many: 'ночей', other: 'ночі' },
    adult: { one: 'дорослий', few: 'дорослих', many: 'дорослих', other: 'дорослого' },
    child: { one: 'дитина', few: 'дитини', many: 'дітей', other: 'дитини' },
    newMessage: { one: 'нове повідомлення', few: 'нові повідомлення', many: 'нових повідомлень', other: 'нового повідомлення' },
    room: { one: 'номер', few: 'номери', many: 'номерів', other: 'номера' },
  },
  hu: {
    night: { other: 'éjszaka' },
    adult: { other: 'felnőtt' },
    child: { other: 'gyermek' },
    newMessage: { other: 'új üzenet' },
    room: { other: 'szoba' },
  },
};

const rules: Record<Language, Intl.PluralRules> = {
  cs: new Intl.PluralRules('cs'),
  pl: new Intl.PluralRules('pl'),
  ro: new Intl.PluralRules('ro'),
  uk: new Intl.PluralRules('uk'),
  hu: new Intl.PluralRules('hu'),
};

/** The CLDR category of a count in a language. */
export function pluralCategory(language: Language, count: number): Intl.LDMLPluralRule {
  return rules[language].select(count);
}

/**
 * A count with its noun: `pluralise('cs', 'night', 7)` → `7 nocí`. The category comes from CLDR, so
 * it is right for 0, 12, 21, 22 and 1,5 in every language; the spec's 1 / 2–4 / rest rule is right
 * in Polish only [format.plurals].
 */
export function pluralise(language: Language, noun: CountedNoun, count: number): string {
  const { [pluralCategory(language, count)]: form, other } = forms[language][noun];
  return `${String(count).replace('.', ',')} ${form ?? other}`;
}
