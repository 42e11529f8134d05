import { emailError } from '../../../domain/booking/contact-rules.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';

/** The same for every well-formed name: who has an account is nobody's business [account.login]. */
export const checkUsername: Handler<'checkUsername'> = ({ body }) => {
  if (emailError(body.email) !== undefined) throw new Problem(400, 'email-invalid', { title: 'Not an e-mail address', errors: [{ pointer: '/body/email', code: 'invalidEmail', message: 'is not an e-mail address' }] });
  return { steps: ['password' as const] };
};
