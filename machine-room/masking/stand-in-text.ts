import { ownerErrors } from '../../src/domain/booking/checkout-rules.ts';
import { phoneNumberOf } from '../../src/domain/booking/phone-number.ts';
import { isIsoDate } from '../../src/domain/dates/iso-date.ts';
import { HOME_COUNTRY_CODES } from '../../src/domain/market/home-countries.ts';
import { chances } from './digest.ts';

/** Characters that stand in for each other: of the same script, case and size, so that every field judges them alike. */
const ALPHABETS: readonly { of: RegExp; letters: readonly string[] }[] = [
  { of: /[0-9]/, letters: [...'0123456789'] },
  { of: /[a-z]/, letters: [...'abcdefghijklmnopqrstuvwxyz'] },
  { of: /[A-Z]/, letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] },
  { of: /(?=\p{Script=Latin})\p{N}/u, letters: [...'ⅠⅡⅢⅣⅤⅥ'] },
  { of: /(?=\p{N})[\u{10000}-\u{10ffff}]/u, letters: ['\u{1d7ce}', '\u{1d7cf}', '\u{1d7d0}', '\u{1d7d1}'] },
  { of: /\p{N}/u, letters: [...'٠١٢٣٤٥٦٧٨٩'] },
  { of: /(?=\p{Script=Latin})[\u{10000}-\u{10ffff}]/u, letters: ['\u{1df00}', '\u{1df01}', '\u{1df02}', '\u{1df03}'] },
  { of: /(?=\p{Script=Cyrillic})[\u{10000}-\u{10ffff}]/u, letters: ['\u{1e030}', '\u{1e031}', '\u{1e032}', '\u{1e033}'] },
  { of: /[\u{10000}-\u{10ffff}]/u, letters: ['\u{10428}', '\u{10429}', '\u{1042a}', '\u{1042b}'] },
  { of: /(?=\p{Script=Latin})\p{Lu}/u, letters: [...'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽĄŁŐŰĂȘ'] },
  { of: /\p{Script=Latin}/u, letters: [...'áčďéěíňóřšťúůýžąłőűăș'] },
  { of: /(?=\p{Script=Cyrillic})\p{Lu}/u, letters: [...'АБВГҐДЕЄЖЗИІЇКЛМНОПРСТУ'] },
  { of: /\p{Script=Cyrillic}/u, letters: [...'абвгґдеєжзиіїклмнопрсту'] },
  { of: /\p{L}/u, letters: [...'αβγδεζηθικλμνξοπρστυφχψω'] },
];
const MASKED = /[\p{L}\p{N}]/u;
const PHONE = /^[+(]?\d[\d\s()./-]{6,}$/;
/** The last digits of a phone number are its owner's; those before tell country, network and town. */
const OWN_DIGITS = 6;
const TRIES = 200;
/** From this try on, the digits by which numbers tell countries stay what they are. */
const CAREFUL = 8;

/**
 * Other words of the same shape: letter for letter of the same kind, so that a form says of them what it said of the text.
 * @param seed decides which; another seed gives other words
 * @param isFree whether nothing else has these words as its stand-in
 * @returns the text itself where it has no letter and no digit
 */
export function standInText(text: string, seed: string, isFree: (words: string) => boolean): string {
  if (!MASKED.test(text)) return text;
  const expected = checksOf(text);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const words = exchange(text, chances(`${seed}/${attempt}/${text}`), attempt >= CAREFUL);
    if (isFree(words) && checksOf(words) === expected) return words;
  }
  // A shape that leaves so little room says nothing about anybody.
  return exchange(text, chances(`${seed}/${text}`), true);
}

function exchange(text: string, chance: (below: number) => number, careful: boolean): string {
  let digits = 0;
  const prefix = PHONE.test(text) ? text.replace(/\D/g, '').length - OWN_DIGITS : 0;
  return [...text].map((letter) => {
    const letters = ALPHABETS.find(({ of }) => of.test(letter))?.letters;
    if (letters === undefined || !MASKED.test(letter)) return letter;
    if (/\d/.test(letter)) {
      digits += 1;
      if (careful && digits <= 3 && (letter === '0' || letter === '1')) return letter;
      if (careful && digits <= prefix) return letter;
    }
    const others = letters.filter((other) => other !== letter);
    return others[chance(others.length)]!;
  }).join('');
}

/** What the shop's forms say of a text in each of their fields. */
function checksOf(text: string): string {
  const inEveryField = { firstName: text, lastName: text, email: text, phone: text, street: text, city: text, zip: text, country: 'CZ' };
  return JSON.stringify([
    ownerErrors(inEveryField, false), HOME_COUNTRY_CODES.map((country) => ownerErrors({ ...inEveryField, country }, false).zip),
    PHONE.test(text) && ['', ...HOME_COUNTRY_CODES].map((country) => phoneNumberOf(text, country) !== undefined),
    text.length, isIsoDate(text),
  ]);
}
