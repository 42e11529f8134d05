import type { Handler } from '../../contract/operations.ts';
import { csrfTokenOf } from '../../credentials/staff-login.ts';
import { requireStaff } from '../../staff/require-staff.ts';

/** Who is signed in. */
export const getStaffSession: Handler<'getStaffSession'> = async ({ shop, request }) => {
  const { id, name, role, login } = await requireStaff(shop, request);
  return { id, name, role, csrfToken: csrfTokenOf(shop.config.secret, login) };
};
