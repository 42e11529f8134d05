/** What conversations with the shop ask of the world; loaded once a page has settled. */
import { fromEvent, map, shareReplay } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ChatAnswer, ChatFile, ChatSubject, FileProblem, SendAnswer, UploadAnswer, WaitingMessage } from '../../machines/chat/chat.types.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { ATTACHMENT_BYTES } from '../domain/message-limits.ts';
import { liveThreads$, whileShown$ } from '../streams/live-threads.ts';
import { pageReturns$ } from '../streams/page-returns.ts';
import { tabShared$ } from '../streams/tab-shared.ts';
import { isVisible$ } from '../streams/visibility.ts';
import { browserStorage, tabStorage } from './browser-storage.ts';
import { tabLock } from './browser-identity.ts';
import type { MessagePorts } from './page-ports.ts';

const AGREEMENT = 'chatAgreed';
const OUTBOX = 'outbox:';
const LIVE = 'live-threads';

/** @param wakes$ somebody came or went, or the first message was written: what is heard may be another's now */
export function createMessagePorts(api: Api, wakes$: Observable<unknown>): MessagePorts {
  const threads$ = whileShown$(
    tabShared$(LIVE, liveThreads$({ open: (signal) => fetch('/events', { headers: { Accept: 'text/event-stream' }, signal }) }), {
      lock: (name, signal, work) => ('locks' in navigator ? navigator.locks.request(name, { signal }, work) : work()),
      channel: (name) => new BroadcastChannel(name),
    }),
    { hides$: fromEvent(window, 'pagehide'), returns$: pageReturns$(window), wakes$ },
  ).pipe(shareReplay({ bufferSize: 1, refCount: true }));

  return {
    mailbox: { threads: () => threads$ },
    chat: {
      readAgreement: async () => browserStorage.getItem(AGREEMENT) !== null,
      storeAgreement: async () => browserStorage.setItem(AGREEMENT, 'yes'),
      fetchChat: ({ about, after }, context) => fetchChat(api, about, after, context),
      sendMessage: ({ about, message, email }, context) => tabLock(OUTBOX, () => send(api, about, message, email, context)),
      async seeMessages({ about, sequence }, context) {
        await whenVisible(context.signal);
        if (about.kind === 'thread') await api.POST('/api/www/account/mailbox/threads/{threadId}/seen', { params: { path: { threadId: about.threadId } }, body: { sequence }, ...context });
        else await api.POST('/api/www/chat/seen', { params: { query: queryOf(about) }, body: { sequence }, ...context });
      },
      uploadFiles: async ({ field, places }, { signal }) => Promise.all(filesOf(field).map((file, place) => (place < places ? upload(file, signal) : { name: file.name, problem: 'tooMany' as const }))),
      readOutbox: async ({ about }) => readOutbox(tabStorage, about),
      storeOutbox: async ({ about, outbox }) => writeOutbox(tabStorage, about, outbox),
      changes: () => threads$,
      networkReturns: () => fromEvent(window, 'online').pipe(map(() => true)),
    },
  };
}

const queryOf = (about: ChatSubject) => (about.kind === 'reservation' ? { reservationId: about.reservationId } : {});

async function fetchChat(api: Api, about: ChatSubject, after: number, context: { signal: AbortSignal }): Promise<ChatAnswer> {
  if (about.kind === 'thread') {
    const [thread, { service }] = await Promise.all([
      api.GET('/api/www/account/mailbox/threads/{threadId}', { params: { path: { threadId: about.threadId }, query: { after } }, ...context }),
      api.GET('/api/www/account/mailbox/info', { ...context }),
    ]);
    return { ...thread, service, knowsEmail: true };
  }
  const { thread, service, knowsEmail } = await api.GET('/api/www/chat', { params: { query: { ...queryOf(about), after } }, ...context });
  return { threadId: '', messages: [], last: 0, customerSeen: 0, staffSeen: 0, ...thread, service, knowsEmail };
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
    if (error.status === 429) return { status: 'later' };
    const code = (error.body as { code?: string } | undefined)?.code;
    return { status: 'refused', problem: code === 'unknown-attachment' ? 'files' : code === 'e-mail-needed' ? 'email' : code === 'login-required' ? 'loginNeeded' : 'refused' };
  }
}

function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const looking = isVisible$(document).subscribe((isVisible) => { if (isVisible) resolve(); });
    signal.addEventListener('abort', () => { looking.unsubscribe(); reject(signal.reason as Error); });
  });
}

/** The files of a field; it is empty then, so that the same file can be chosen again. */
function filesOf(field: string): File[] {
  const input = document.getElementById(field) as HTMLInputElement | null;
  const files = [...(input?.files ?? [])];
  if (input !== null) input.value = '';
  return files;
}

const fileProblems: Readonly<Record<string, FileProblem>> = { 'file-too-large': 'tooLarge', 'file-type': 'type', 'empty-file': 'empty', 'too-many-files': 'tooMany' };

async function upload(file: File, signal: AbortSignal): Promise<UploadAnswer> {
  // The server would close the connection in the middle of it.
  if (file.size > ATTACHMENT_BYTES) return { name: file.name, problem: 'tooLarge' };
  try {
    const response = await fetch(`/mytui/files/attachments?name=${encodeURIComponent(file.name)}`, { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body: file, signal });
    const answer = await response.json() as ChatFile & { code?: string };
    return response.ok ? { file: answer } : { name: file.name, problem: fileProblems[answer.code ?? ''] ?? 'failed' };
  } catch {
    return { name: file.name, problem: 'failed' };
  }
}

const nameOf = (about: ChatSubject) => OUTBOX + (about.kind === 'thread' ? about.threadId : about.kind === 'reservation' ? about.reservationId : '');

function readOutbox(storage: Pick<Storage, 'getItem'>, about: ChatSubject): WaitingMessage[] {
  try {
    const waiting = JSON.parse(storage.getItem(nameOf(about)) ?? '[]') as WaitingMessage[];
    return waiting.filter(({ clientId, text, files }) => typeof clientId === 'string' && typeof text === 'string' && Array.isArray(files));
  } catch {
    return [];
  }
}

function writeOutbox(storage: Pick<Storage, 'setItem' | 'removeItem'>, about: ChatSubject, outbox: readonly WaitingMessage[]): void {
  if (outbox.length === 0) storage.removeItem(nameOf(about));
  else storage.setItem(nameOf(about), JSON.stringify(outbox));
}
