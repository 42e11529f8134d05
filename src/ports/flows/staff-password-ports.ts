/** The port of the page on which staff change their own password, on that page only. */
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { problemOf } from '../../api/problem-of.ts';
import { problemsByField } from '../../api/problems-by-field.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { isLoginNeeded } from './staff-answers.ts';

export function createStaffPasswordPorts(api: Api): FlowPorts['staffPassword'] {
  return {
    async changePassword({ csrfToken, ...body }, context) {
      try {
        await api.POST('/api/editor/password', { params: { header: { 'Csrf-Token': csrfToken } }, body, ...context });
        return { status: 'done' };
      } catch (error) {
        if (isLoginNeeded(error)) return { status: 'loginNeeded' };
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        const { code, errors } = problemOf(error);
        // What is said at a field is said once.
        return { status: 'refused', refusal: errors.length === 0 ? code : '', problems: problemsByField(errors) };
      }
    },
  };
}
