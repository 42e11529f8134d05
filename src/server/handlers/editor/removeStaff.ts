import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound, Problem } from '../../contract/problem.ts';
import { requireStaff } from '../../staff/require-staff.ts';
import { removeStaffAccount } from '../../staff/staff-accounts.ts';

/** An admin removes a colleague; oneself never, so that an admin always stays. */
export const removeStaff: Handler<'removeStaff'> = async ({ shop, params, request }) => {
  const { id } = await requireStaff(shop, request, ['admin']);
  if (params.staffId === id) throw new Problem(409, 'own-account', { title: 'Nobody removes their own account' });
  const isRemoved = await shop.database.kysely.transaction().execute((tx) => removeStaffAccount(tx, { staffId: params.staffId, admin: id, now: dateOf(shop.clock) }));
  if (!isRemoved) throw notFound('Staff');
  return { status: 'removed' as const };
};
