import { expect, it } from 'vitest';
import type { CompiledDocument } from './compile-document.ts';
import { nextPublicationOf, shownVersions, type StoredVersion } from './stored-versions.ts';

const stored = (document: number, version: number, publishedAt: number | null, isBroken = false): StoredVersion =>
  ({ document, kind: 'page', name: `page-${document}`, version, isNewest: true, publishedAt, compiled: isBroken ? null : [] as unknown as CompiledDocument });
const shownAt = (now: number, versions: StoredVersion[], before: StoredVersion[] = []) =>
  [...shownVersions(versions, now, new Map(before.map((one) => [one.document, one]))).values()].map(({ document, version }) => `${document}.${version}`).toSorted();

it('visitors see of each document the version that was published last, whatever its number', () => {
  const versions = [stored(1, 1, 10), stored(1, 2, 30), stored(1, 3, 20), stored(2, 1, 10), stored(2, 2, 10), stored(3, 1, null)];
  expect([5, 10, 25, 30].map((now) => shownAt(now, versions))).toEqual([[], ['1.1', '2.2'], ['1.3', '2.2'], ['1.2', '2.2']]);
  expect([5, 10, 30].map((now) => nextPublicationOf(versions, now))).toEqual([10, 20, Infinity]);
});

it('visitors see of a broken version nothing: what they saw before stays', () => {
  expect(shownAt(30, [stored(1, 2, 20, true), stored(1, 3, 30, true)], [stored(1, 1, 10), stored(2, 1, 10)])).toEqual(['1.1', '2.1']);
  expect(shownAt(30, [stored(1, 1, 10), stored(1, 2, 20, true)])).toEqual(['1.1']);
});
