import { describe, expect, it } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

interface Body { offers: { price: number }[] }

function answersOf(entries = 10) {
  const answers = createSharedAnswers({ entries });
  const asked: string[] = [];
  const get = (key: string, now = 0) => answers.get<Body>({ key, seconds: 5, now, ask: async () => {
    asked.push(key);
    return { offers: [{ price: asked.length }] };
  } });
  return { answers, asked, get };
}

describe('a shared answer', () => {
  it('is asked for once by all who come within its time, and anew after it', async () => {
    const { asked, get } = answersOf();
    const together = await Promise.all([get('a', 1000), get('a', 1000), get('a', 5999)]);
    expect(new Set(together).size).toBe(1);
    expect(asked).toEqual(['a']);
    expect(await get('a', 6000)).toEqual({ offers: [{ price: 2 }] });
    expect(await get('a', 500)).toEqual({ offers: [{ price: 3 }] });
  });

  it('cannot be changed by who gets it', async () => {
    const { get } = answersOf();
    const answer = await get('a');
    expect(() => { answer.offers[0]!.price = 0; }).toThrow(TypeError);
    expect(() => answer.offers.push({ price: 0 })).toThrow(TypeError);
    expect(await get('a')).toEqual({ offers: [{ price: 1 }] });
  });

  it('that fails fails for those who wait for it, and for nobody after them', async () => {
    const { answers, get } = answersOf();
    const fail = () => answers.get({ key: 'a', seconds: 5, now: 0, ask: () => Promise.reject(new Error('down')) });
    await expect(Promise.all([fail(), get('a')])).rejects.toThrow('down');
    expect(await get('a')).toEqual({ offers: [{ price: 1 }] });
  });

  it('leaves when others have been used since and there is no room', async () => {
    const { asked, get } = answersOf(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });
});
