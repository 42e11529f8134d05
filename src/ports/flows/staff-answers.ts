/** What the shop says to staff whose login has ended, for all flows of their pages. */
import { problemOf } from '../../api/problem-of.ts';

/** @returns null where the login has ended */
export async function nullWithoutLogin<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isLoginNeeded(error)) return null;
    throw error;
  }
}

export function isLoginNeeded(error: unknown): boolean {
  return isOfLogin(problemOf(error).code);
}

/** The login has ended; or another one has taken its place in this browser, and the page's token is the old one's. */
export function isOfLogin(code: string): boolean {
  return code === 'login-needed' || code === 'csrf-token-wrong';
}
