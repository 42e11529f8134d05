/** What complaints ask of the API; loaded with their first question. */
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { problemOf } from '../../api/problem-of.ts';
import { problemsByField } from '../../api/problems-by-field.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { filesUploadedTo } from '../files/upload-files.ts';

export function createComplaintPorts(api: Api): FlowPorts['complaint'] {
  return {
    async fetchComplaintForm(_, context) {
      const [{ fields }, { selectors }, { keys }] = await Promise.all([
        api.GET('/api/www/account/complaints/form-structure', { ...context }),
        api.GET('/api/www/account/complaints/selectors', { ...context }),
        api.GET('/api/www/account/complaints/localized-keys', { ...context }),
      ]);
      return { fields, selectors, texts: keys };
    },
    async validateComplaint({ fields }, context) {
      try {
        const { problems } = await api.POST('/api/www/account/complaints/validate', { body: { fields }, ...context });
        return problems.length === 0 ? { status: 'valid' } : { status: 'notValid', problems: Object.fromEntries(problems.map(({ field, messageKey }) => [field, messageKey])) };
      } catch (error) {
        if (isOf(error, 401)) return { status: 'loginRequired' };
        throw error;
      }
    },
    uploadFiles: filesUploadedTo('/mytui/files/attachments'),
    async submitComplaint({ key, fields, attachments }, context) {
      try {
        return { status: 'submitted', complaint: await api.POST('/api/www/account/complaints/submit', { body: { fields, attachments: [...attachments], idempotencyKey: key }, ...context }) };
      } catch (error) {
        if (isOf(error, 401)) return { status: 'loginRequired' };
        const stored = storedIn(error);
        if (stored !== null) return { status: 'submittedBefore', complaint: await api.GET('/api/www/account/complaints/{complaintId}', { params: { path: { complaintId: stored } }, ...context }) };
        if (!isOf(error, 422)) throw error;
        const { code, errors } = problemOf(error);
        if (code === 'unknown-attachment') return { status: 'filesGone' };
        if (errors.length === 0) throw error;
        return { status: 'notValid', problems: Object.fromEntries(Object.entries(problemsByField(errors, '/body/fields/')).map(([field, problem]) => [field, `complaint.problem.${problem}`])) };
      }
    },
  };
}

/** Id of the complaint that the shop has under the same key, with other fields or files. */
function storedIn(error: unknown): string | null {
  if (!isOf(error, 409)) return null;
  const { code, errors } = problemOf(error);
  return code === 'already-submitted' ? errors[0]?.pointer.replace('/complaints/', '') ?? null : null;
}

function isOf(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}
