import type { components } from '../../openapi/generated/desk.ts';
import type { AttachedFile, AttachedFiles, UploadAnswer } from '../../src/domain/messages/attached-files.ts';
import type { PromisePort, StreamPort } from '../port.ts';

type Schemas = components['schemas'];
export type DeskItem = Schemas['DeskItem'];
export type DeskThread = Schemas['DeskThread'];
export interface DeskList { threads: readonly DeskItem[]; hasMore: boolean }
export type DeskFilter = 'waiting' | 'mine' | 'open' | 'resolved' | 'all';

/** What an agent does to an open thread. */
export type DeskAct =
  | { kind: 'claim' | 'release' | 'acknowledge' | 'resolve' }
  /** `clientId`: new for each press. `resolve`: nothing is left to do after it. */
  | { kind: 'answer'; clientId: string; resolve?: boolean }
  | { kind: 'handOver'; staffId: string; note: string }
  | { kind: 'flightTimes'; leg: 'out' | 'back'; departureTime: string; arrivalTime: string };

export type DeskDraft = Pick<DeskContext, 'text' | 'files' | 'clientId'>;

export interface DeskContext extends AttachedFiles {
  /** The agent's own name. */
  agentName: string;
  csrfToken: string;
  only: DeskFilter;
  /** Of the chosen list, or the one before it while it is asked for; null before the first. */
  threads: readonly DeskItem[] | null;
  /** How much of the list is asked for. */
  pages: number;
  /** `asked`: the next page is on its way. */
  more: 'none' | 'offered' | 'asked';
  /** Of the thread that is shown or asked for, or will be once an agent is signed in; empty for the inbox. */
  threadId: string;
  thread: DeskThread | null;
  /** The answer as it is written. */
  text: string;
  /** Of the answer since it was pressed and not changed: sent again it is the same one. */
  clientId: string;
  /** Of the answer that is on its way: what is written since is the next one's. */
  sent: Pick<DeskDraft, 'text' | 'files'>;
  /** Answers that were begun in other threads, by thread; gone with the page. */
  drafts: Readonly<Record<string, DeskDraft>>;
  problem: 'empty' | 'tooLong' | null;
  act: DeskAct | null;
  /** Code of the shop's refusal, or why the thread is one's own no more; empty for none. */
  refusal: string;
}

export type DeskCommand =
  /** An agent has signed in; again where the login had ended meanwhile. */
  | { type: 'desk.begin'; name: string; csrfToken: string }
  | { type: 'desk.leave' }
  | { type: 'desk.show'; only: DeskFilter }
  /** The list goes on: one page more of it. */
  | { type: 'desk.showMore' }
  | { type: 'desk.open'; threadId: string }
  | { type: 'desk.setText'; text: string }
  | { type: 'desk.chooseTemplate'; key: string }
  /** The files stand in the field of this id. */
  | { type: 'desk.attach'; field: string }
  | { type: 'desk.detach'; attachmentId: string }
  | { type: 'desk.act'; act: DeskAct }
  | { type: 'desk.close' };

export type DeskFact =
  | { type: 'desk.loginEnded' }
  | { type: 'desk.opened'; threadId: string }
  /** The inbox is shown again. `entry: 'same'` where there is nothing to come back to: the thread is gone, or the agent. */
  | { type: 'desk.closed'; entry: 'new' | 'same' };

export interface DeskInput {
  /** What the page's address opens; empty for the inbox. */
  threadId: string;
}

/** `thread`: as it stands now, also where the shop has refused; `gone`: its customer has removed the account, or it is old. */
export type DeskAnswer = { status: 'loginNeeded' } | { status: 'gone' } | { status: 'done'; thread: DeskThread } | { status: 'refused'; refusal: string; thread: DeskThread };

/** Null says that the login has ended. */
export interface DeskPorts {
  fetchInbox: PromisePort<{ only: DeskFilter; pages: number }, DeskList | null>;
  fetchDeskThread: PromisePort<{ threadId: string }, DeskThread | 'gone' | null>;
  actAtDesk: PromisePort<{ csrfToken: string; thread: DeskThread; act: DeskAct; text: string; files: readonly AttachedFile[]; clientId: string }, DeskAnswer>;
  uploadFiles: PromisePort<{ csrfToken: string; field: string; places: number }, readonly UploadAnswer[]>;
  /** An item whenever something has changed for anybody, or may have. */
  deskChanges: StreamPort<Record<string, never>, string>;
}
