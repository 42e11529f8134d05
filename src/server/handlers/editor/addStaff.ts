import { emailError } from '../../../domain/booking/contact-rules.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { passwordProblem } from '../../credentials/password-rules.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { addStaffAccount } from '../../staff/staff-accounts.ts';

/** An admin adds somebody who may sign in. */
export const addStaff: Handler<'addStaff'> = async ({ shop, body, request }) => {
  const { id } = await requireStaff(shop, request, ['admin']);
  if (emailError(body.email.trim()) !== undefined) throw new Problem(400, 'email-invalid', { title: 'Not an e-mail address' });
  const problem = passwordProblem(body.password, body.email);
  if (problem !== undefined) throw new Problem(400, 'password-refused', { title: 'The password is too easy to guess', detail: problem });
  if (!await addStaffAccount(shop.database.kysely, { ...body, now: dateOf(shop.clock), admin: id })) throw new Problem(409, 'email-taken', { title: 'Somebody has this e-mail already' });
  return { status: 'added' as const };
};
