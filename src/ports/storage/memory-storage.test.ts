import { expect, it } from 'vitest';
import { readStored, removeStored, writeStored } from './memory-storage.ts';

function storage(items: Record<string, string> = {}) {
  const values = new Map(Object.entries(items));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => { values.set(name, value); },
    removeItem: (name: string) => { values.delete(name); },
  };
}

const stored = { searches: ['/dovolena/nabidky-letecky?q=c:GR'], hotels: [{ hotelCode: 'GRK1042', tripType: 'WS' as const }], owner: 'jana' };

it('gives back what was stored, and nothing once it is removed', () => {
  const store = storage();
  writeStored(store, stored);
  expect(readStored(store)).toEqual(stored);
  removeStored(store);
  expect(readStored(store)).toEqual({ searches: [], hotels: [], owner: null });
});

it.each(['', 'null', '7', '{"searches":7}', '[', '{"searches":["javascript:alert(1)","//evil.example"],"hotels":[null,{"hotelCode":"../x","tripType":"WS"}]}'])(
  'finds nothing in %s', (text) => {
    expect(readStored(storage({ lastSeen: text }))).toEqual({ searches: [], hotels: [], owner: null });
  },
);
