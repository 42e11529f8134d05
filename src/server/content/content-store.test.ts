import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Database } from '../db/open-database.ts';
import { compiledContract } from '../contract/contract-validators.ts';
import { describeOnEveryEngine } from '../testing/test-database.ts';
import { testClock, type TestClock } from '../testing/test-app.ts';
import { openContent, type Content } from './content-store.ts';
import { publishVersion, saveVersion } from './content-repository.ts';

const { validators } = compiledContract();

describeOnEveryEngine('content', (open) => {
  let database: Database;
  let clock: TestClock;
  let folder: string;
  let opened: Content[];
  let faults: unknown[];
  let told: unknown[];

  beforeAll(async () => { database = await open(); });
  afterAll(() => database.close());

  beforeEach(async () => {
    await sql`truncate content_version, content_document`.execute(database.kysely);
    await database.kysely.updateTable('content_state').set({ seed_number: 0 }).execute();
    clock = testClock();
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    for (const part of ['pages', 'globals']) mkdirSync(join(folder, part));
    opened = [];
    faults = [];
    told = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((content) => content.close()));
  });

  const write = (text: string, file = 'footer.yaml') => writeFileSync(join(folder, 'globals', file), `text: ${text}`);
  const start = async () => {
    const content = await openContent({ database, folder, validators, clock, log: { error: (fault: unknown) => faults.push(fault), warn: () => {}, info: (what: unknown) => told.push(what) } });
    opened.push(content);
    return content;
  };
  const at = () => new Date(clock().epochMilliseconds);
  const save = (text: unknown, from: number, name = 'footer') =>
    database.kysely.transaction().execute((tx) => saveVersion(tx, { kind: 'block', name, body: { text }, baseVersion: from, author: 'eva', now: at() }));
  const publish = (version: number, from: Date | null = at()) =>
    database.kysely.transaction().execute((tx) => publishVersion(tx, { kind: 'block', name: 'footer', version, from, author: 'eva', now: at() }));
  const textOf = (content: Content, isStaged = false) => (isStaged ? content.staged() : content.online()).block('footer', 'cs')?.text;

  it('is seeded from files, and a later start brings new files and changed ones that nobody edited', async () => {
    write('old');
    expect(textOf(await start())).toBe('old');
    write('new');
    write('more', 'header.yaml');
    const content = await start();
    expect([textOf(content), content.online().block('header', 'cs')?.text]).toEqual(['new', 'more']);
  });

  it('keeps the texts of a newer build when an older one starts again', async () => {
    const number = (seed: number) => writeFileSync(join(folder, 'seed.json'), JSON.stringify({ number: seed, checksum: '' }));
    write('old');
    number(1);
    await start();
    write('new');
    number(2);
    await start();
    write('old');
    write('removed since', 'header.yaml');
    number(1);
    const older = await start();
    expect([textOf(older), older.online().block('header', 'cs')]).toEqual(['new', undefined]);
    write('newest');
    number(2);
    expect(textOf(await start())).toBe('newest');
  });

  it('keeps what an editor changed, whatever the file says at the next start', async () => {
    write('file');
    await start();
    await save('edited', 1);
    await publish(2);
    write('changed file');
    expect(textOf(await start())).toBe('edited');
  });

  it('shows a draft to the preview alone, until it is published [cms.preview]', async () => {
    write('online');
    const content = await start();
    const before = content.version();
    await save('draft', 1);
    await content.refresh();
    expect([textOf(content), textOf(content, true), content.version()]).toEqual(['online', 'draft', before]);
    await publish(2);
    await content.refresh();
    expect([textOf(content), content.version()]).toEqual(['draft', before + 1]);
  });

  it('publishes on a date by itself, in every process, and not before', async () => {
    write('online');
    const [one, other] = [await start(), await start()];
    await save('later', 1);
    await publish(2, new Date(clock().epochMilliseconds + 60_000));
    await Promise.all([one.refresh(), other.refresh()]);
    clock.advance({ seconds: 59, milliseconds: 999 });
    const before = other.version();
    expect([textOf(one), textOf(other)]).toEqual(['online', 'online']);
    clock.advance({ milliseconds: 1 });
    expect([textOf(one), textOf(other), other.version()]).toEqual(['later', 'later', before + 1]);
  });

  it('is the same in another process within two seconds, which was told of nothing but the change', async () => {
    write('online');
    const [, other] = [await start(), await start()];
    await save('published', 1);
    const since = performance.now();
    await publish(2);
    await expect.poll(() => textOf(other), { timeout: 2000, interval: 20 }).toBe('published');
    expect(performance.now() - since).toBeLessThan(2000);
  });

  it('takes a draft that breaks the contract for no error of the shop, and shows what was shown before', async () => {
    write('online');
    const content = await start();
    await save({ no: 'text' }, 1);
    await content.refresh();
    expect([textOf(content), faults.length, told.length]).toEqual(['online', 0, 1]);
  });

  it('holds the reason of a broken draft no longer than somebody may see the draft', async () => {
    write('online');
    const reasons: WeakRef<object>[] = [];
    const content = await openContent({ database, folder, validators, clock, log: { error: () => {}, warn: () => {}, info: (what: unknown) => reasons.push(new WeakRef((what as { err: object }).err)) } });
    opened.push(content);
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const left = async () => {
      await content.refresh();
      await setImmediate();
      collect();
      return reasons.map((reason) => reason.deref() !== undefined);
    };
    await save({ no: 'text' }, 1);
    expect(await left()).toEqual([true]);
    await save({ no: 'text either' }, 2);
    expect(await left()).toEqual([false, true]);
    await save('mended', 3);
    expect(await left()).toEqual([false, false]);
  });

  it('leaves out a version that breaks the contract, reports it, and shows the rest and what was shown before, after a start too', async () => {
    write('online');
    write('fine', 'header.yaml');
    const content = await start();
    await save({ no: 'text' }, 1);
    await publish(2);
    await content.refresh();
    expect([content.online().block('header', 'cs')?.text, faults.length]).toEqual(['fine', 1]);
    expect(textOf(content)).toBe('online');
    // A process that starts now, and one after another broken version.
    expect(textOf(await start())).toBe('online');
    await save({ no: 'text either' }, 2);
    await publish(3);
    expect(textOf(await start())).toBe('online');
  });
});
