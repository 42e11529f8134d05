import { expect, it } from 'vitest';
import { LANGUAGES } from '../domain/market/language.ts';
import type { Language } from '../domain/market/language.ts';
import { createFormat } from './format.ts';
import type { CountedNoun } from './format.ts';
import { loadMessages } from './load-messages.node.ts';
import { createTranslator } from './translator.ts';

const formats = Object.fromEntries(await Promise.all(LANGUAGES.map(async (language) => [language, createFormat(createTranslator(language, await loadMessages(language, ['shell'])))] as const)));
const pluralise = (language: Language, noun: CountedNoun, count: number) => formats[language]!.count(noun, count);

const counts = [0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 101, 112, 1.5];

it.each([
  ['cs', ['0 nocí', '1 noc', '2 noci', '4 noci', '5 nocí', '12 nocí', '14 nocí', '21 nocí', '22 nocí', '25 nocí', '101 nocí', '112 nocí', '1,5 noci']],
  ['pl', ['0 nocy', '1 noc', '2 noce', '4 noce', '5 nocy', '12 nocy', '14 nocy', '21 nocy', '22 noce', '25 nocy', '101 nocy', '112 nocy', '1,5 nocy']],
  ['ro', ['0 nopți', '1 noapte', '2 nopți', '4 nopți', '5 nopți', '12 nopți', '14 nopți', '21 de nopți', '22 de nopți', '25 de nopți', '101 nopți', '112 nopți', '1,5 nopți']],
  ['uk', ['0 ночей', '1 ніч', '2 ночі', '4 ночі', '5 ночей', '12 ночей', '14 ночей', '21 ніч', '22 ночі', '25 ночей', '101 ніч', '112 ночей', '1,5 ночі']],
  ['hu', ['0 éjszaka', '1 éjszaka', '2 éjszaka', '4 éjszaka', '5 éjszaka', '12 éjszaka', '14 éjszaka', '21 éjszaka', '22 éjszaka', '25 éjszaka', '101 éjszaka', '112 éjszaka', '1,5 éjszaka']],
] as const)('counts nights in %s as its grammar does [format.plurals]', (language, nights) => {
  expect(counts.map((count) => pluralise(language, 'night', count))).toEqual(nights);
});

it.each([
  ['cs', 'adult', ['1 dospělý', '2 dospělí', '5 dospělých']],
  ['cs', 'child', ['1 dítě', '2 děti', '5 dětí']],
  ['cs', 'room', ['1 pokoj', '2 pokoje', '5 pokojů']],
  ['uk', 'child', ['1 дитина', '2 дитини', '5 дітей']],
  ['ro', 'room', ['1 cameră', '2 camere', '5 camere']],
  ['hu', 'adult', ['1 felnőtt', '2 felnőtt', '5 felnőtt']],
] as const)('counts in %s the noun %s [format.plurals]', (language, noun, forms) => {
  expect([1, 2, 5].map((count) => pluralise(language, noun, count))).toEqual(forms);
});

it('has a form for every noun and category of every language [format.plurals] [market.languages]', () => {
  const nouns: CountedNoun[] = ['night', 'adult', 'child', 'room'];
  const phrases = LANGUAGES.flatMap((language) =>
    nouns.flatMap((noun) => counts.map((count) => pluralise(language, noun, count))),
  );
  expect(phrases.filter((phrase) => !/^[\d,]+ \p{L}+( \p{L}+)*$/u.test(phrase))).toEqual([]);
});

it.each([
  ['cs', ['1 nová zpráva', '2 nové zprávy', '5 nových zpráv', '22 nových zpráv']],
  ['pl', ['1 nowa wiadomość', '2 nowe wiadomości', '5 nowych wiadomości', '22 nowe wiadomości']],
  ['ro', ['1 mesaj nou', '2 mesaje noi', '5 mesaje noi', '22 de mesaje noi']],
  ['uk', ['1 нове повідомлення', '2 нові повідомлення', '5 нових повідомлень', '22 нові повідомлення']],
  ['hu', ['1 új üzenet', '2 új üzenet', '5 új üzenet', '22 új üzenet']],
] as const)('says in %s how many messages wait, beside the way to them [format.plurals] [account.mailbox]', async (language, forms) => {
  const t = createTranslator(language, await loadMessages(language, ['messages']));
  expect([1, 2, 5, 22].map((count) => t('messages.unread', { count }))).toEqual(forms);
});
