import type { Handler } from '../../contract/operations.ts';
import { requireStaff } from '../../staff/require-staff.ts';

export const listStaff: Handler<'listStaff'> = async ({ shop, request }) => {
  const { id: own } = await requireStaff(shop, request, ['admin']);
  const staff = await shop.database.kysely.selectFrom('staff_account').select(['id', 'name', 'email', 'role']).where('removed_at', 'is', null).orderBy('name').orderBy('id').execute();
  return { staff: staff.map((one) => ({ ...one, isOneself: one.id === own })) };
};
