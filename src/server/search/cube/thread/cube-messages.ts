import type { CubeAnswer, CubeQuestion } from '../answer/cube-questions.ts';

/** How the search thread reads: over a connection of its own, or, where the database is embedded, through the main thread. */
export interface CubeWorkerData {
  databaseUrl: string | null;
  /** How often it looks for other prices without having been told of any, ms. */
  pollMs: number;
}

/** What the main thread says to the search thread. */
export type ToCube =
  | { kind: 'question'; id: number; question: CubeQuestion }
  | { kind: 'rows'; id: number; rows: object[] }
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  | { kind: 'unread'; id: number; failure: string }
  /** Some transaction has changed prices. */
  | { kind: 'told' }
  | { kind: 'close' };

/** What the search thread says. */
export type FromCube =
  | { kind: 'answer'; id: number; answer: CubeAnswer }
  | { kind: 'failure'; id: number; failure: string }
  /** It has a cube of this version. */
  | { kind: 'loaded'; version: number; offers: number; bytes: number; milliseconds: number }
  /** The prices are not what the catalogue says: it has none. */
  | { kind: 'refused'; failure: string }
  /** It cannot read for now, and tries again. */
  | { kind: 'trouble'; failure: string }
  | { kind: 'read'; id: number; form: 'rows' | 'copy'; statement: string }
  | { kind: 'closed' };
