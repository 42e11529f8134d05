/** What the main thread asks of the worker that owns PGlite. One request is answered before the next is read. */
export type PgliteRequest =
  | { id: number; kind: 'wire'; bytes: Uint8Array }
  | { id: number; kind: 'copy'; statement: string; bytes: Uint8Array }
  | { id: number; kind: 'copy-out'; statement: string }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };

/** What the worker answers: the wire protocol's bytes, a copy's, a dump's path-free archive, or the reason of a failure. */
export type PgliteReply =
  | { id: number; bytes: Uint8Array }
  | { id: number; failure: string };

/** How the worker opens its database: a folder, or memory, perhaps filled from a dumped archive. */
export interface PgliteWorkerData {
  folder: string | null;
  archive: Uint8Array | null;
}
