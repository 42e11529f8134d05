import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { PgliteThread } from './pglite-thread.ts';

export type CopyInto = (table: string, columns: readonly string[], rows: AsyncIterable<string> | Iterable<string>) => Promise<void>;

/** PGlite takes a blob at a time: large enough to be few, small enough to let other queries in between. */
const BLOCK_CHARACTERS = 4_000_000;

/** COPY over PostgreSQL's own protocol, streamed. */
export function copyIntoPostgresql(pool: pg.Pool): CopyInto {
  return async (table, columns, rows) => {
    const client = await pool.connect();
    try {
      await pipeline(Readable.from(blocks(rows, 64_000)), client.query(copyFrom(`copy ${target(table, columns)} from stdin`)));
    } finally {
      client.release();
    }
  };
}

/** COPY from blobs, each under the one connection, so that it never lands inside another's transaction. */
export function copyIntoPglite(pool: pg.Pool, thread: PgliteThread): CopyInto {
  return async (table, columns, rows) => {
    const encoder = new TextEncoder();
    for await (const block of blocks(rows, BLOCK_CHARACTERS)) {
      const client = await pool.connect();
      try {
        await thread.copy(`copy ${target(table, columns)} from '/dev/blob'`, encoder.encode(block));
      } finally {
        client.release();
      }
    }
  };
}

/** What `COPY (statement) TO STDOUT (FORMAT binary)` gives, under the one connection as well. */
export function copyOutOfPglite(pool: pg.Pool, thread: PgliteThread): (statement: string) => Promise<Uint8Array> {
  return async (statement) => {
    const client = await pool.connect();
    try {
      return await thread.copyOut(`copy (${statement}) to '/dev/blob' (format binary)`);
    } finally {
      client.release();
    }
  };
}

/** Joins lines to blocks of about `size` characters. */
async function* blocks(rows: AsyncIterable<string> | Iterable<string>, size: number): AsyncGenerator<string> {
  let lines: string[] = [];
  let length = 0;
  for await (const row of rows) {
    lines.push(row);
    length += row.length;
    if (length >= size) {
      yield lines.join('');
      lines = [];
      length = 0;
    }
  }
  if (length > 0) yield lines.join('');
}

function target(table: string, columns: readonly string[]): string {
  return `"${table}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}
