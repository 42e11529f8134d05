import type { components } from '../../openapi/generated/messages.ts';
import type { AttachedFile, AttachedFiles, UploadAnswer } from '../../src/domain/messages/attached-files.ts';
import type { ThreadNumbers } from '../mailbox/mailbox.types.ts';
import type { PromisePort, StreamPort } from '../port.ts';

type Schemas = components['schemas'];
export type ChatMessage = Schemas['Message'];
type Service = Schemas['Service'];
type Thread = Schemas['Thread'];

/** What is talked about: nothing in particular, a reservation, or a thread of the mailbox. */
export type ChatSubject = { kind: 'general' } | { kind: 'reservation'; reservationId: string } | { kind: 'thread'; threadId: string };

/** A message that has been written here and not been sent yet. */
export interface WaitingMessage {
  clientId: string;
  text: string;
  files: readonly AttachedFile[];
}

/** The conversation as the shop knows it, or what of it comes after a number. */
export interface ChatAnswer {
  /** Empty before the first message. */
  threadId: string;
  messages: readonly ChatMessage[];
  last: number;
  customerSeen: number;
  staffSeen: number;
  /** An ISO moment. */
  readAt: string;
  /** What it is about, where it is a thread of the mailbox. */
  kind?: Thread['kind'];
  service: Service | null;
  /** Left out where only customers write. */
  knowsEmail?: boolean;
}

/** What a page had of the conversation before it could ask for more. */
export type ChatSoFar = Omit<ChatAnswer, 'kind' | 'service' | 'knowsEmail'>;

export type ChatProblem = 'empty' | 'tooLong' | 'email' | 'files' | 'loginNeeded' | 'refused';

export type SendAnswer =
  | { status: 'sent'; threadId: string; message: ChatMessage }
  /** It cannot be sent as it is, by the code of the problem. */
  | { status: 'refused'; code: string }
  /** It waits for somebody else than who is logged in now: it was not sent. */
  | { status: 'anothers' }
  /** Too much at once: a little later it can. Null where the shop does not say when. */
  | { status: 'later'; afterMs: number | null };

/** What a page before could not send. */
export interface OutboxFound {
  messages: readonly WaitingMessage[];
  /** Somebody else wrote it than who is logged in now. */
  isAnothers: boolean;
}

export interface ChatInput {
  about: ChatSubject;
  /** Opens by a press and asks first what may be stored; else it is part of its page. */
  isWidget: boolean;
  /** Nobody sees it: it is there for what waits to be sent, and what it cannot send waits for the page that shows it. */
  isUnseen?: boolean;
  /** What is stored was agreed to before. */
  isAgreed?: boolean;
  soFar?: ChatSoFar;
  /** What was being written when the page was left. */
  draft?: string;
}

export interface ChatContext extends Omit<ChatInput, 'soFar' | 'draft'>, AttachedFiles, Omit<ChatAnswer, 'kind'> {
  isUnseen: boolean;
  isAgreed: boolean;
  /** Null of a conversation that has days of its own for an answer. */
  service: Service | null;
  knowsEmail: boolean;
  /** The highest number that was told of. */
  told: number;
  draft: string;
  email: string;
  outbox: readonly WaitingMessage[];
  /** How often in a row the shop was not reached: for what is new, and with what waits. */
  missedFetches: number;
  missedSends: number;
  /** How long the shop wants to be left alone after too much at once. */
  pauseMs: number;
  problem: ChatProblem | null;
}

export type ChatCommand =
  | { type: 'chat.open' }
  | { type: 'chat.close' }
  | { type: 'chat.agree' }
  | { type: 'chat.setDraft'; text: string }
  | { type: 'chat.setEmail'; email: string }
  /** The files stand in the field of this id. */
  | { type: 'chat.attach'; field: string }
  | { type: 'chat.detach'; attachmentId: string }
  | { type: 'chat.send'; clientId: string }
  | { type: 'chat.retry' }
  /** Whoever comes next finds nothing of it: messages, what was being written, files. */
  | { type: 'chat.forget' };

export type ChatFact =
  /** The first message: from now on there is something to listen to. */
  | { type: 'chat.began' }
  /** What is being written has changed; empty once it was sent. */
  | { type: 'chat.drafted'; about: ChatSubject; text: string };

export interface ChatPorts {
  readAgreement: PromisePort<Record<never, never>, boolean>;
  storeAgreement: PromisePort<Record<never, never>, void>;
  fetchChat: PromisePort<{ about: ChatSubject; after: number }, ChatAnswer>;
  sendMessage: PromisePort<{ about: ChatSubject; message: WaitingMessage; email: string }, SendAnswer>;
  /** Tells the shop once the page is looked at. */
  seeMessages: PromisePort<{ about: ChatSubject; sequence: number }, void>;
  uploadFiles: PromisePort<{ field: string; places: number }, readonly UploadAnswer[]>;
  readOutbox: PromisePort<{ about: ChatSubject }, OutboxFound>;
  /** Lets go what waits for somebody else. @returns what is left */
  disownOutbox: PromisePort<{ about: ChatSubject }, readonly WaitingMessage[]>;
  storeOutbox: PromisePort<{ about: ChatSubject; outbox: readonly WaitingMessage[] }, void>;
  changes: StreamPort<Record<never, never>, readonly ThreadNumbers[]>;
  /** True whenever the network comes back. */
  networkReturns: StreamPort<Record<never, never>, boolean>;
}
