/** Ports of the desk, on its page only. */
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { problemOf } from '../../api/problem-of.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { deskChanges$ } from '../../streams/server/desk-changes.ts';
import type { DeskAnswer, DeskPorts, DeskThread } from '../../../machines/desk/desk.types.ts';
import { isLoginNeeded, nullWithoutLogin } from './staff-answers.ts';
import { filesUploadedTo } from '../files/upload-files.ts';

type Asked = Parameters<DeskPorts['actAtDesk']>[0];

export function createDeskPorts(api: Api): FlowPorts['desk'] {
  async function fetchThread(threadId: string, context: { signal: AbortSignal }): Promise<DeskThread | 'gone' | null> {
    try {
      return await nullWithoutLogin(api.GET('/api/editor/desk/threads/{threadId}', { params: { path: { threadId } }, ...context }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return 'gone';
      throw error;
    }
  }
  return {
    fetchInbox: (query, context) => nullWithoutLogin(api.GET('/api/editor/desk/threads', { params: { query }, ...context })),
    fetchDeskThread: ({ threadId }, context) => fetchThread(threadId, context),
    async actAtDesk(asked, context) {
      const { threadId } = asked.thread.thread;
      try {
        const thread = await send(api, asked, context) ?? await fetchThread(threadId, context);
        return answerOf(thread, 'done');
      } catch (error) {
        if (isLoginNeeded(error)) return { status: 'loginNeeded' };
        if (!(error instanceof ApiError) || ![403, 404, 409, 422].includes(error.status)) throw error;
        const thread = await fetchThread(threadId, context);
        return answerOf(thread, problemOf(error).code);
      }
    },
    uploadFiles: filesUploadedTo('/editor/files/attachments'),
    deskChanges: () => deskChanges$(() => new EventSource('/editor/events')),
  };
}

/** @param outcome `done`, or the code of the shop's refusal */
function answerOf(thread: DeskThread | 'gone' | null, outcome: string): DeskAnswer {
  if (thread === null) return { status: 'loginNeeded' };
  if (thread === 'gone') return { status: 'gone' };
  return outcome === 'done' ? { status: 'done', thread } : { status: 'refused', refusal: outcome, thread };
}

/** @returns the thread as it stands then; null where the answer is about something else */
async function send(api: Api, { csrfToken, thread, act, text, files, clientId }: Asked, context: { signal: AbortSignal }): Promise<DeskThread | null> {
  const header = { 'Csrf-Token': csrfToken };
  const params = { path: { threadId: thread.thread.threadId }, header };
  switch (act.kind) {
    case 'claim': return api.POST('/api/editor/desk/threads/{threadId}/claim', { params, ...context });
    case 'release': return api.POST('/api/editor/desk/threads/{threadId}/release', { params, ...context });
    case 'resolve': return api.POST('/api/editor/desk/threads/{threadId}/resolve', { params, body: { last: thread.thread.last }, ...context });
    case 'acknowledge': return api.POST('/api/editor/desk/threads/{threadId}/acknowledge', { params, ...context });
    case 'handOver': return api.POST('/api/editor/desk/threads/{threadId}/hand-over', { params, body: { staffId: act.staffId, note: act.note }, ...context });
    case 'answer': return api.POST('/api/editor/desk/threads/{threadId}/answer', { params, body: { text, last: thread.thread.last, clientId, attachments: files.map(({ attachmentId }) => attachmentId), resolve: act.resolve ?? false }, ...context });
    case 'flightTimes': {
      const { leg, departureTime, arrivalTime } = act;
      await api.POST('/api/editor/desk/orders/{orderId}/flight-times', { params: { path: { orderId: thread.order?.orderId ?? '' }, header }, body: { leg, departureTime, arrivalTime }, ...context });
      return null;
    }
  }
}
