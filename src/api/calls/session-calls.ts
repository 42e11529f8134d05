import { ApiError } from '../api-error.ts';
import { answerOf } from '../answer.ts';
import type { AreaContext, CallContext } from './call-context.ts';

/** The segment of a visitor nobody has classified yet [user.info]. */
const DEFAULT_USER_STATUS = 'FIRST_TIME_ON_PAGE';

/** Who the visitor is. */
export function sessionCalls({ client }: AreaContext) {
  return {
    /** User info with user_status from the answer's Customer-Segment header [user.info]. */
    async getUserInfo(_input: Record<string, never> = {}, { signal }: CallContext = {}) {
      const { body, headers, ok, status } = await answerOf('getUserInfo', client.GET('/api/www/user/info/get', { signal }));
      if (!ok || body === undefined) throw new ApiError(status, body, headers);
      return { ...body, user_status: headers.get('Customer-Segment') ?? DEFAULT_USER_STATUS };
    },
  };
}
