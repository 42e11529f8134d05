import { leakedPasswords } from './leaked-passwords.ts';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'leaked' | 'isName';

const SHORTEST = 10;
const LONGEST = 200;

/** What is wrong with a new password, by NIST 800-63B: its length, whether it is known to thieves, whether it is the name itself. */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const text = password.normalize('NFKC');
  if ([...text].length < SHORTEST) return 'tooShort';
  if (text.length > LONGEST) return 'tooLong';
  const lower = text.toLowerCase();
  const name = email.trim().toLowerCase();
  if (name !== '' && (lower === name || lower === name.split('@')[0] || lower.includes(name))) return 'isName';
  return leakedPasswords.has(lower) || isOneRepeated(lower) ? 'leaked' : undefined;
}

/** `aaaaaaaaaa`, `abcabcabcabc`: lists of leaked passwords have them all. */
function isOneRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/su.test(text);
}
