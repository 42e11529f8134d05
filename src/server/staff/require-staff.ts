import type { FastifyRequest } from 'fastify';
import { Problem } from '../contract/problem.ts';
import type { Login } from '../credentials/login-sessions.ts';
import { csrfTokenHolds, staffLoginOf } from '../credentials/staff-login.ts';
import type { Shop } from '../shop.ts';
import type { StaffRole } from './staff-accounts.ts';

interface Staff {
  id: string;
  name: string;
  role: StaffRole;
  login: Login;
}

/** Who changes content: agents look at it only. */
export const EDITORS: readonly StaffRole[] = ['editor', 'admin'];
export const EVERYBODY: readonly StaffRole[] = ['editor', 'agent', 'admin'];

/**
 * Who of the staff asks. A change carries the token of its login too: no other site's form has it.
 * @throws Problem 401 login-needed, 403 csrf-token-wrong, role-needed
 */
export async function requireStaff(shop: Shop, request: FastifyRequest, roles: readonly StaffRole[] = EVERYBODY): Promise<Staff> {
  const staff = await staffOf(shop, request);
  if (staff === null) throw new Problem(401, 'login-needed', { title: 'Sign in first' });
  const token = request.headers['csrf-token'];
  if (request.method !== 'GET' && !(typeof token === 'string' && csrfTokenHolds(shop.config.secret, staff.login, token))) {
    throw new Problem(403, 'csrf-token-wrong', { title: 'The request does not come from the editor' });
  }
  if (!roles.includes(staff.role)) throw new Problem(403, 'role-needed', { title: 'Your role does not allow this' });
  return staff;
}

/** Whether a request that only reads is of somebody of the staff. */
export async function isStaff(shop: Shop, request: FastifyRequest): Promise<boolean> {
  return await staffOf(shop, request) !== null;
}

async function staffOf(shop: Shop, request: FastifyRequest): Promise<Staff | null> {
  const login = await staffLoginOf(request, shop);
  if (login === null) return null;
  const account = await shop.database.kysely.selectFrom('staff_account').select(['id', 'name', 'role']).where('id', '=', login.subject).where('removed_at', 'is', null).executeTakeFirst();
  return account === undefined ? null : { ...account, login };
}
