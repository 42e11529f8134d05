import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordedEvent, trackedLabel, trackedName } from './tracking.ts';

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const words = fc.constantFrom('Jana Nováková', 'zavolejte', 'proszę', 'vă rog', 'будь ласка', 'kérem', '–', 'od', '');
/** Digits in the groups in which a country writes them. */
const grouped = (prefix: string, groups: readonly number[], blanks: readonly string[]) =>
  fc.tuple(fc.constantFrom(...blanks), ...groups.map(digits)).map(([blank, ...parts]) => [prefix, ...parts].filter(Boolean).join(blank));
const phone = fc.oneof(
  grouped('+420', [3, 3, 3], [' ', '\u00a0', '']), grouped('', [3, 3, 3], [' ', '-', '']),
  grouped('+48', [3, 3, 3], [' ', '-', '']), grouped('(22)', [3, 2, 2], [' ']),
  grouped('+40', [3, 3, 3], [' ', '.', '']), grouped('07', [2, 3, 3], [' ', '.', '']),
  grouped('+380', [2, 3, 2, 2], [' ', '-', '']), grouped('0', [2, 3, 2, 2], [' ', '-', '']),
  grouped('+36', [2, 3, 4], [' ', '-', '/']), grouped('06', [2, 3, 4], [' ', '-', '']),
);
const card = grouped('', [4, 4, 4, 4], [' ', '-', '\u00a0', '']);
const email = fc.tuple(fc.stringMatching(/^[a-zA-Zžščřěáíéůúňłćęąăâîșțґєії0-9][a-zA-Z0-9._+-]{0,12}$/), fc.stringMatching(/^[a-z0-9]{1,10}$/), fc.constantFrom('.cz', '.pl', '.ro', '.com.ua', '.hu', ''))
  .map(([name, host, end]) => `${name}@${host}${end}`);

const LOOKS_PERSONAL = /@|\d(?:[\s()./-]{0,2}\d){8,}/;

describe('what analytics record', () => {
  it('is never text that looks like an e-mail address, a phone number or a card number, as five countries write them [track.pii]', () => {
    fc.assert(fc.property(words, fc.oneof(email, phone, card), words, (before, personal, after) => {
      const text = `${before} ${personal} ${after}`;
      expect(trackedLabel(text)).not.toMatch(LOOKS_PERSONAL);
      expect(trackedName(text)).not.toMatch(LOOKS_PERSONAL);
      expect(JSON.stringify(recordedEvent({ event: 'componentClick', a: [{ b: text }], c: text }, { device: 'MOBILE', system: 'iOS' }))).not.toMatch(LOOKS_PERSONAL);
    }), { numRuns: 500 });
  });

  it('is cut at 50 and 30 characters, not within one, and joins blanks [track.labels]', () => {
    expect(trackedLabel(`  a\n b${'č'.repeat(60)}`)).toBe(`a b${'č'.repeat(47)}`);
    expect([...trackedName('🏖'.repeat(40))]).toHaveLength(30);
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      expect([...trackedLabel(text)].length).toBeLessThanOrEqual(50);
      expect([...trackedName(text)].length).toBeLessThanOrEqual(30);
    }));
  });

  it('says on what device and system it happened, and leaves prices, days and codes as they are [view.device-os] [track.datalayer]', () => {
    const event = { event: 'ListingOffersLoad', offers: [{ price: 1299000, startDate: '2026-08-21' }], pagination: { page: 0 } } as const;
    expect(recordedEvent(event, { device: 'TABLET', system: 'huawei' })).toEqual({ ...event, device: 'TABLET', system: 'huawei' });
  });
});
