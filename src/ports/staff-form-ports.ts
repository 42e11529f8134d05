/** The port of the form that adds staff, on the editor's page only. */
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import type { FlowPorts } from '../bus/flows.ts';

export function createStaffFormPorts(api: Api): FlowPorts['staffForm'] {
  return {
    async addStaff({ csrfToken, staff }, context) {
      try {
        return await api.POST('/api/editor/staff', { params: { header: { 'Csrf-Token': csrfToken } }, body: staff, ...context });
      } catch (error) {
        if (!(error instanceof ApiError) || ![400, 401, 409].includes(error.status)) throw error;
        return { status: 'refused', refusal: (error.body as { code?: string } | undefined)?.code ?? '' };
      }
    },
  };
}
