/** The ports of the form that adds and removes staff, on the editor's page only. */
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { problemOf } from '../../api/problem-of.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { isLoginNeeded, nullWithoutLogin } from './staff-answers.ts';
import type { StaffAnswer } from '../../../machines/staff-form/staff-form.types.ts';

const REFUSALS = [400, 403, 404, 409];

export function createStaffFormPorts(api: Api): FlowPorts['staffForm'] {
  return {
    fetchStaff: async (_none, context) => (await nullWithoutLogin(api.GET('/api/editor/staff', context)))?.staff ?? null,
    addStaff: ({ csrfToken, staff }, context) => answered(api.POST('/api/editor/staff', { params: { header: { 'Csrf-Token': csrfToken } }, body: staff, ...context })),
    removeStaff: ({ csrfToken, id }, context) => answered(api.POST('/api/editor/staff/{staffId}/removal', { params: { header: { 'Csrf-Token': csrfToken }, path: { staffId: id } }, ...context })),
  };
}

async function answered(asked: Promise<unknown>): Promise<StaffAnswer> {
  try {
    await asked;
    return { status: 'done' };
  } catch (error) {
    if (isLoginNeeded(error)) return { status: 'loginNeeded' };
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) throw error;
    return { status: 'refused', refusal: problemOf(error).code };
  }
}
