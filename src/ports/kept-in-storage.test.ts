import { expect, it } from 'vitest';
import { readKept, removeKept, writeKept } from './kept-in-storage.ts';

function storage(items: Record<string, string> = {}) {
  const kept = new Map(Object.entries(items));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => { kept.set(name, value); },
    removeItem: (name: string) => { kept.delete(name); },
  };
}

const kept = { searches: ['/dovolena/nabidky-letecky?q=c:GR'], hotels: [{ hotelCode: 'GRK1042', tripType: 'WS' as const }] };

it('gives back what was kept, and nothing once it is removed', () => {
  const store = storage();
  writeKept(store, kept);
  expect(readKept(store)).toEqual(kept);
  removeKept(store);
  expect(readKept(store)).toEqual({ searches: [], hotels: [] });
});

it.each(['', 'null', '7', '{"searches":7}', '[', '{"searches":["javascript:alert(1)","//evil.example"],"hotels":[null,{"hotelCode":"../x","tripType":"WS"}]}'])(
  'finds nothing in %s', (text) => {
    expect(readKept(storage({ lastSeen: text }))).toEqual({ searches: [], hotels: [] });
  },
);
