/** Text that somebody may have typed, without what names them: e-mail addresses, phone numbers, card numbers [track.pii]. */

const EMAIL = /[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
/** Digits as people write numbers down: in groups, with a country's code. A long dash stands between two numbers. */
const NUMBER = /\+?\d(?:[\s\u00a0\u2010\u2011()./-]{0,2}\d){8,}/g;
const CARD_DIGITS = 16;
const PHONE_DIGITS = 15;

/** @returns the text with `[e-mail]`, `[phone]` (9 to 15 digits) and `[card]` (16 digits) in their places; longer numbers lose theirs too */
export function withoutPersonal(text: string): string {
  return text.replace(EMAIL, '[e-mail]').replace(NUMBER, (number) => {
    const digits = number.replace(/\D/g, '').length;
    return digits === CARD_DIGITS ? '[card]' : digits <= PHONE_DIGITS ? '[phone]' : '[number]';
  });
}
