import type { Handler } from '../../contract/operations.ts';
import { endStaffLogin } from '../../credentials/staff-login.ts';
import { requireStaff } from '../../staff/require-staff.ts';

export const endStaffSession: Handler<'endStaffSession'> = async ({ shop, request, reply }) => {
  await requireStaff(shop, request);
  await endStaffLogin(request, reply, shop);
};
