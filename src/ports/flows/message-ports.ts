/** What conversations with the shop ask of the world; loaded once a page has settled. */
import { shareReplay } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ChatAnswer, ChatSubject, SendAnswer, WaitingMessage } from '../../../machines/chat/chat.types.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { problemOf } from '../../api/problem-of.ts';
import { liveThreads$, whileShown$ } from '../../streams/server/live-threads.ts';
import { isAskable$ } from '../../streams/browser/askable.ts';
import { networkReturns$ } from '../../streams/browser/network-returns.ts';
import { pageLeaves$ } from '../../streams/browser/page-leaves.ts';
import { pageReturns$ } from '../../streams/browser/page-returns.ts';
import { nextQuestion$ } from '../../streams/time/next-question.ts';
import { tabShared$ } from '../../streams/visitor/tab-shared.ts';
import { whenVisible } from '../../streams/browser/when-visible.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { tabLock } from '../storage/browser-identity.ts';
import { createOutbox, forgetOutboxOwner, outboxOwner } from '../storage/outbox.ts';
import type { MessagePorts } from '../page-ports.ts';
import { filesUploadedTo } from '../files/upload-files.ts';

const AGREEMENT = 'chatAgreed';
const SENDING = 'outbox';
const LIVE = 'live-threads';

/** Whether what the chat stores was agreed to in this browser. */
export const isChatAgreed = () => browserStorage.getItem(AGREEMENT) !== null;

/** @param restarts$ somebody came or went, or the first message was written: what is heard may be another's now */
export function createMessagePorts(api: Api, restarts$: Observable<unknown>): MessagePorts {
  const threads$ = whileShown$(
    tabShared$(LIVE, liveThreads$({ open: (signal) => fetch('/events', { headers: { Accept: 'text/event-stream' }, signal }) }), {
      lock: (name, signal, work) => ('locks' in navigator ? navigator.locks.request(name, { signal }, work) : work()),
      channel: (name) => new BroadcastChannel(name),
    }),
    { hides$: pageLeaves$(window), returns$: pageReturns$(window), restarts$ },
  ).pipe(shareReplay({ bufferSize: 1, refCount: true }));

  const outbox = createOutbox();
  return {
    mailbox: {
      threads: () => threads$,
      fetchList: async (_, context) => (await api.GET('/api/www/account/mailbox', { ...context })).threads,
      timeToAsk: ({ pause }) => nextQuestion$({ pause, isAskable$: isAskable$(window, document) }),
    },
    chat: {
      readAgreement: async () => isChatAgreed(),
      storeAgreement: async () => browserStorage.setItem(AGREEMENT, 'yes'),
      fetchChat: ({ about, after }, context) => fetchChat(api, about, after, context),
      sendMessage: ({ about, message, email }, context) => tabLock(SENDING, async () => (
        await isAnothers(api, context) ? { status: 'anothers' } : send(api, about, message, email, context))),
      async seeMessages({ about, sequence }, context) {
        await whenVisible(document, context.signal);
        if (about.kind === 'thread') await api.POST('/api/www/account/mailbox/threads/{threadId}/seen', { params: { path: { threadId: about.threadId } }, body: { sequence }, ...context });
        else await api.POST('/api/www/chat/seen', { params: { query: queryOf(about) }, body: { sequence }, ...context });
      },
      uploadFiles: filesUploadedTo('/mytui/files/attachments'),
      async readOutbox({ about }, context) {
        const messages = outbox.read(about);
        // Without network nobody knows, and nothing is sent.
        return { messages, isAnothers: messages.length > 0 && await isAnothers(api, context).catch(() => false) };
      },
      async disownOutbox({ about }) {
        forgetOutboxOwner();
        return outbox.read(about);
      },
      storeOutbox: async ({ about, outbox: messages }) => outbox.write(about, messages),
      changes: () => threads$,
      networkReturns: () => networkReturns$(window),
    },
  };
}

const queryOf = (about: ChatSubject) => (about.kind === 'reservation' ? { reservationId: about.reservationId } : {});

async function fetchChat(api: Api, about: ChatSubject, after: number, context: { signal: AbortSignal }): Promise<ChatAnswer> {
  const readAt = new Date().toISOString();
  if (about.kind === 'thread') {
    const [thread, { service }] = await Promise.all([
      api.GET('/api/www/account/mailbox/threads/{threadId}', { params: { path: { threadId: about.threadId }, query: { after } }, ...context }),
      api.GET('/api/www/account/mailbox/info', { ...context }),
    ]);
    return { ...thread, readAt, service };
  }
  const { thread, service, knowsEmail } = await api.GET('/api/www/chat', { params: { query: { ...queryOf(about), after } }, ...context });
  return { threadId: '', messages: [], last: 0, customerSeen: 0, staffSeen: 0, ...thread, readAt, service, knowsEmail };
}

async function send(api: Api, about: ChatSubject, { clientId, text, files }: WaitingMessage, email: string, context: { signal: AbortSignal }): Promise<SendAnswer> {
  const body = { text, clientId, attachments: files.map(({ attachmentId }) => attachmentId) };
  try {
    if (about.kind === 'thread') {
      const message = await api.POST('/api/www/account/mailbox/threads/{threadId}/reply', { params: { path: { threadId: about.threadId } }, body, ...context });
      return { status: 'sent', threadId: about.threadId, message };
    }
    return { status: 'sent', ...await api.POST('/api/www/chat/messages', { params: { query: queryOf(about) }, body: { ...body, email }, ...context }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    if (error.status === 429) return { status: 'later', afterMs: Number(error.headers.get('Retry-After')) * 1000 || null };
    return { status: 'refused', code: problemOf(error).code };
  }
}

/** Whether messages that wait in the browser are of somebody else than who is logged in now. */
async function isAnothers(api: Api, context: { signal: AbortSignal }): Promise<boolean> {
  const owner = outboxOwner();
  return owner !== null && (await api.fetchUserInfo(context)).user_uid !== owner;
}
