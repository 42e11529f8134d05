import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailError, nameError } from '../booking/contact-rules.ts';
import { phoneNumberOf } from '../booking/phone-number.ts';
import { visibleText } from './visible-text.ts';

it('takes what is pasted with marks that nobody sees as it looks', () => {
  expect([
    phoneNumberOf(visibleText('\u202D+420\u00A0777\u00A0123\u00A0456\u202C'), 'CZ'),
    visibleText('Jana\u200B'), visibleText('\uFEFFMarie\u00A0Anna'), visibleText('Nováko\u00ADvá\t'), visibleText('jana\u200B@example.com\u200E'),
  ]).toEqual(['+420777123456', 'Jana', 'Marie Anna', 'Nováková ', 'jana@example.com']);
  expect([nameError(visibleText('Marie\u00A0Anna\u200B')), emailError(visibleText('\u2060jana@example.com'))]).toEqual([undefined, undefined]);
});

it('changes nothing that is seen, and the same text once only', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (line) => { expect(visibleText(visibleText(line))).toBe(visibleText(line)); }));
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (line) => { expect(visibleText(line)).toBe(line.replaceAll('\t', ' ')); }));
});
