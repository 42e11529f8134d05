import type { Handler } from '../../contract/operations.ts';
import { changeStaffPassword as change } from '../../staff/change-staff-password.ts';
import { requireStaff } from '../../staff/require-staff.ts';

/** Everybody of the staff sets their own password, and nobody another's. */
export const changeStaffPassword: Handler<'changeStaffPassword'> = async ({ shop, body, language, request }) => {
  const { login } = await requireStaff(shop, request);
  await change(shop, login, { ...body, language, address: request.ip });
  shop.background.runNow();
  return { status: 'changed' as const };
};
