/** What names and e-mail addresses must be, in every form and on the server. */

export type DetailError =
  | 'required'
  | 'tooLong'
  | 'invalidName'
  | 'invalidDate'
  | 'adultTooYoung'
  | 'notTheSearchedBirthDate'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'invalidStreet'
  | 'invalidCity'
  | 'invalidZip'
  | 'invalidCountry';

export type DetailErrors<Field extends string> = Partial<Record<Field, DetailError>>;

const MAX_NAME = 50;

// Letters of the five languages (Latin and Cyrillic), joined by a blank, hyphen, apostrophe or full stop.
const nameShape = /^[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}*(?:[ .'’ʼ-]{0,2}[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}*)*\.?$/u;
const emailShape = /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u;

export function emailError(email: string): DetailError | undefined {
  return textError(email, 254, emailShape, 'invalidEmail') ?? (email.includes('..') ? 'invalidEmail' : undefined);
}

/** Names are as in the travel document; spaces around them do not count. */
export function nameError(name: string): DetailError | undefined {
  return textError(name, MAX_NAME, nameShape, 'invalidName');
}

export function textError(text: string, longest: number, shape: RegExp, invalid: DetailError): DetailError | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 'required';
  if (trimmed.length > longest) return 'tooLong';
  return shape.test(trimmed) ? undefined : invalid;
}
