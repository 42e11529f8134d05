import fc from 'fast-check';
import { expect, it } from 'vitest';
import { href } from './href.ts';
import { createShopRouter, pageMatcher } from './shop-router.ts';

const matchPage = pageMatcher(createShopRouter('cs'));

it('fills an address in, leaving out what is not given', () => {
  expect([
    href('/'),
    href('/kviz'),
    href('/dovolena/$direction/{-$region}/{-$resort}/nabidky-{$type}', { direction: 'recko', type: 'letecky' }),
    href('/dovolena/$direction/{-$region}/{-$resort}/nabidky-{$type}', { direction: 'recko', region: 'kréta', type: 'letecky' }),
    href('/processPayment/{-$orderId}', {}),
    href('/$', { _splat: 'o-nas/lidé' }),
  ]).toEqual(['/', '/kviz', '/dovolena/recko/nabidky-letecky', '/dovolena/recko/kr%C3%A9ta/nabidky-letecky', '/processPayment', '/o-nas/lid%C3%A9']);
});

it('leads to the page whose parameters it was given, whatever they are [page.internal-ids]', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value === value.toWellFormed() && !/^\.{1,2}$/.test(value));
  fc.assert(fc.property(text, text, text, (city, address, officeId) => {
    expect(matchPage(href('/kontakt/cestovni-kancelar/$city/$address/$officeId', { city, address, officeId }))?.params).toEqual({ city, address, officeId });
  }));
});
