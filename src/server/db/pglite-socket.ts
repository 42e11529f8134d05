import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite-thread.ts';

const AUTHENTICATION_OK_AND_READY = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49);
const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

/**
 * Lets node-postgres talk to PGlite as it does to a server: a stream of wire-protocol bytes.
 *
 * So both engines share one driver: the same parameter and column types, the same errors, the same pool (of one
 * connection here, which is what serialises transactions and makes other queries wait).
 */
export class PgliteSocket extends Duplex {
  readonly #thread: PgliteThread;
  #greeted = false;
  #pending: Buffer<ArrayBufferLike> = Buffer.alloc(0);

  constructor(thread: PgliteThread) {
    super();
    this.#thread = thread;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#take(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #take(chunk: Buffer): Promise<void> {
    if (!this.#greeted) {
      // The startup message has no type byte and nothing to negotiate: the thread's session is already open.
      this.#greeted = true;
      this.push(AUTHENTICATION_OK_AND_READY);
      return;
    }
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const end = endOfLastRequest(this.#pending);
    if (end === 0) return;
    const request = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    if (request[0] === TERMINATE) {
      this.push(null);
      return;
    }
    this.push(await this.#thread.wire(new Uint8Array(request)));
  }
}

/** Where the last complete request (up to a Sync, Query or Terminate message) ends; 0 when there is none yet. */
function endOfLastRequest(bytes: Buffer): number {
  let end = 0;
  for (let at = 0; at + 5 <= bytes.length; ) {
    const type = bytes[at];
    const next = at + 1 + bytes.readUInt32BE(at + 1);
    if (next > bytes.length) break;
    if (type === QUERY || type === SYNC || type === TERMINATE) end = next;
    at = next;
  }
  return end;
}
