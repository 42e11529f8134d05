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
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    if (!await addStaffAccount(tx, { ...body, now })) throw new Problem(409, 'email-taken', { title: 'Somebody has this e-mail already' });
    await tx.insertInto('staff_audit').values({ at: now, author: id, action: 'addedStaff', subject: `staff ${body.role}`, version: null }).execute();
  });
  return { status: 'added' as const };
};
