// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { applyHead } from './apply-head.ts';

const head = { title: 'Řecko', description: '', canonical: '', alternates: [], structuredData: null };

afterEach(() => vi.restoreAllMocks());

it('says the document’s language anew only where the page has another one: the browser would find the style of every element again', () => {
  document.documentElement.lang = 'cs';
  const said = vi.spyOn(document.documentElement, 'lang', 'set');
  applyHead(head, 'cs');
  expect([said.mock.calls, document.title]).toEqual([[], 'Řecko']);
  applyHead(head, 'pl');
  expect([said.mock.calls, document.documentElement.lang]).toEqual([[['pl']], 'pl']);
});
