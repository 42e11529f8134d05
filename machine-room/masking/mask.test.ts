import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childrenToCorrect, markChildrenToCorrect } from '../../machines/participants/participants.rules.ts';
import { shownProblem } from '../../machines/participants/participants.select.ts';
import type { ParticipantsContext } from '../../machines/participants/participants.types.ts';
import { draftOf, informationErrors } from '../../machines/checkout/checkout.rules.ts';
import { hasWrongPhone } from '../../machines/checkout/phone.rules.ts';
import { cartWith, complete } from '../../machines/checkout/checkout.paths.ts';
import type { Cart, CartInformation } from '../../machines/checkout/checkout.types.ts';
import { isMethodAvailable, isPaid, isPending, offersVariant } from '../../machines/payment/payment.rules.ts';
import { optionsOf } from '../../machines/payment/payment.paths.ts';
import { matrixKey } from '../../machines/configurator/configurator.rules.ts';
import { parseBirthDate } from '../../src/domain/dates/birth-date-text.ts';
import { addDays } from '../../src/domain/dates/iso-date.ts';
import { newChild } from '../../src/domain/search/participants.ts';
import { createMask, tripDatesIn } from './mask.ts';

const today = '2026-07-01';

function maskFor(...data: unknown[]) {
  const dates = data.reduce<Set<string>>((found, value) => tripDatesIn(value, found), new Set([today]));
  return createMask({ salt: 'salt', tripDates: dates }) as <Value>(value: Value) => Value;
}

const birthDate = fc.oneof(
  fc.integer({ min: 0, max: 130 * 365 }).map((days) => addDays('2027-01-01', -days)),
  fc.constantFrom('', '12. 3. 2015', '2015-02-30', '2008-07-12', '2024-07-19', '2008-07-01'),
);
const words = fc.oneof(
  fc.constantFrom('Jana', 'Nováková', 'Ольга', 'O’Neil', 'Anna-Marie', 'Ødegård', 'X', '', '  ', 'Žluťoučký kůň', '17', 'Jan 2'),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const email = fc.oneof(fc.emailAddress(), fc.constantFrom('jana@example.cz', 'jana..n@example.cz', 'jana', '@', 'ольга@пошта.укр'));
const phone = fc.oneof(fc.constantFrom('777 123 456', '+420 777 123 456', '00420777123456', '123', '+1 202 555 0123', '+0 777', '077712345'), words);
const zip = fc.oneof(fc.constantFrom('602 00', '60200', 'SW1A 1AA', '1', 'é12'), words);

const owner = fc.record({
  firstName: words, lastName: words, email, phone, street: words, city: words, zip, country: fc.constantFrom('CZ', 'SK', 'DE', 'cz', ''),
});
const travellers = fc.array(
  fc.record({ gender: fc.constantFrom('female' as const, 'male' as const, '' as const), firstName: words, lastName: words, birthDate, type: fc.constantFrom('ADULT' as const, 'CHILD' as const) }),
  { maxLength: 4 },
);
const childBirthDates = fc.array(fc.integer({ min: 1, max: 20 * 365 }).map((days) => addDays(today, -days)), { maxLength: 3 });
const occupancies = fc.array(fc.record({ adults: fc.integer({ min: 1, max: 3 }), childBirthDates }), { minLength: 1, maxLength: 2 });

/** Everybody's details as a cart knows them; children partly by the birth dates of the search. */
const booking = fc.record({ owner, travellers, occupancies, note: words }).map(({ occupancies: party, ...information }) => {
  const cart = cartWith({ occupancies: party, information: information as CartInformation });
  return { cart, information: draftOf(cart) };
});

describe('masking', () => {
  it('leaves every result on a booking’s details as it was', () => {
    fc.assert(fc.property(booking, (context) => {
      const masked = maskFor(context)(context);
      const errorsOf = ({ cart, information }: typeof context) => informationErrors({ cart, information, phoneIsWrong: hasWrongPhone(information) });
      expect(errorsOf(masked)).toEqual(errorsOf(context));
      expect(draftOf(masked.cart).travellers.map(({ type }) => type)).toEqual(context.information.travellers.map(({ type }) => type));
    }), { numRuns: 300 });
  });

  it('leaves every child as possible or impossible as it was', () => {
    const draft = fc.record({ children: fc.array(birthDate, { maxLength: 3 }), returnDate: fc.constantFrom('2026-07-20', '2027-02-28') })
      .map(({ children, returnDate }): ParticipantsContext => ({
        rooms: [{ id: 'room-1', adults: [], children: children.map((date, place) => ({ ...newChild('room-1', place + 1, parseBirthDate(date) ?? null), typed: date, isLeft: true })) }],
        limits: { participants: 9, ofAKind: 8, rooms: 3 }, multiroom: false, today, returnDate,
      }));
    fc.assert(fc.property(draft, (context) => {
      const masked = maskFor(context)(context);
      const marks = (of: ParticipantsContext) => markChildrenToCorrect(of)[0]!.children.map(({ id, hasError }) => [id, hasError]);
      expect(marks(masked)).toEqual(marks(context));
      expect(childrenToCorrect(masked).map(({ id }) => id)).toEqual(childrenToCorrect(context).map(({ id }) => id));
      const children = ({ rooms: [room] }: ParticipantsContext) => room!.children;
      expect(children(masked).map((child) => shownProblem(child, masked))).toEqual(children(context).map((child) => shownProblem(child, context)));
      expect(children(context).map(({ typed }, place) => survivor(typed, children(masked)[place]!.typed)).filter((value) => value !== undefined)).toEqual([]);
    }), { numRuns: 300 });
  });

  it('leaves no personal value of a booking', () => {
    fc.assert(fc.property(booking, (context) => {
      const { owner: person, travellers: people, note } = maskFor(context)(context).information;
      const { country: _, ...before } = context.information.owner;
      const survivors = [
        ...Object.entries(before).map(([field, value]) => survivor(value, person[field as keyof typeof before])),
        ...context.information.travellers.flatMap((traveller, place) =>
          (['firstName', 'lastName', 'birthDate'] as const).map((field) => survivor(traveller[field], people[place]![field]))),
        survivor(context.information.note, note),
      ];
      expect(survivors.filter((value) => value !== undefined)).toEqual([]);
    }), { numRuns: 200 });
  });

  it('leaves a payment’s choices and outcomes as they were, but not whose it is', () => {
    fc.assert(fc.property(fc.constantFrom('placed', 'paid', 'cancelled'), fc.constantFrom('none', 'pending'), owner, (status, payment, person) => {
      const options = optionsOf({ status: status as 'placed', payment: { status: payment as 'none', paymentId: 'p-2031', amount: 1 }, owner: person, orderId: 'order-51' });
      const masked = maskFor(options)(options);
      expect([isPaid(masked), isPending(masked), offersVariant(masked, 'full'), isMethodAvailable(masked, 'kb'), isMethodAvailable(masked, 'closed')])
        .toEqual([isPaid(options), isPending(options), true, true, false]);
      expect(masked.order.orderId).not.toBe('order-51');
      expect(masked.order.payment.paymentId!).not.toBe('p-2031');
      expect(survivor(person.email, masked.order.owner.email)).toBe(undefined);
    }), { numRuns: 60 });
  });

  it('masks a string of an unknown name, at any depth', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{3,12}$/), fc.stringMatching(/^[A-Za-z0-9 @.]{1,40}$/), (name, value) => {
      const key = `x-${name}`;
      const masked = maskFor()({ deep: [{ [key]: value }] });
      expect(survivor(value, masked.deep[0]![key]!)).toBe(undefined);
    }));
  });
});

/** The value, or something else where there was anything to exchange: what a stand-in must not be. */
function survivor(before: string, after: string): string | undefined {
  return /[\p{L}\p{N}]/u.test(before) && before === after ? before : undefined;
}

describe('a stand-in', () => {
  const { cart } = { cart: cartWith({ information: complete }) as Cart };

  it('is the same wherever the value is met, in commands and addresses too', () => {
    const mask = maskFor(cart);
    const masked = mask({
      cart, command: { type: 'checkout.setOwner', field: 'email', value: 'jana@example.cz' }, url: '/rezervace/platba/c-1?token=c-1&krok=jana%40example.cz',
    });
    expect(masked.command).toEqual({ type: 'checkout.setOwner', field: 'email', value: masked.cart.information.owner.email });
    expect(masked.url.startsWith(`/rezervace/platba/${masked.cart.cartId}?token=${masked.cart.cartId}&krok=`)).toBe(true);
    expect(masked.url).not.toContain('jana');
    expect(masked.cart.information.travellers[1]!.birthDate).toBe(masked.cart.occupancies[0]!.childBirthDates[0]);
  });

  it('differs between two values and between two salts', () => {
    const names = ['Ann', 'Ben', 'Cyn', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal'];
    const masked = maskFor()({ names }).names;
    expect(new Set(masked).size).toBe(names.length);
    expect(createMask({ salt: 'other', tripDates: [] })({ names })).not.toEqual({ names: masked });
  });

  it('keeps codes, dates of trips, numbers and what the shop publishes', () => {
    const kept = { type: 'checkout.showStep', step: 'summary', today, departureDate: '2026-07-12', totalPrice: 2_598_000, banks: [{ code: 'kb', name: 'První banka' }], roomId: 'room-1', nothing: null };
    expect(maskFor()(kept)).toEqual(kept);
    const chosen = { type: 'listing.toggleFacet', filterId: 'boards', value: 'AI' };
    expect(maskFor()(chosen)).toEqual(chosen);
    const opened = { type: 'fullScreenView.open', view: 'globalSearch' };
    expect(maskFor()(opened)).toEqual(opened);
    const filter = { type: 'fullScreenView.openFilter', filter: 'participants' };
    expect(maskFor()(filter)).toEqual(filter);
  });

  it('stands for an id that names a part of an object too', () => {
    const { threads: [thread], listed } = maskFor()({ threads: [{ threadId: 'Tx7-secret' }], listed: { 'Tx7-secret': 4 } });
    expect(listed).toEqual({ [thread!.threadId]: 4 });
    expect(thread!.threadId).not.toBe('Tx7-secret');
  });

  it('leaves the names of a form’s fields and masks what is written in them', () => {
    const form = { fields: [{ name: 'toldTo', labelKey: 'complaint.toldTo', shownFor: { field: 'toldOnSite', values: ['yes'] } }], selectors: [{ name: 'topic', options: [] }], written: { toldOnSite: 'yes', toldTo: 'Jana' } };
    const masked = maskFor()(form);
    expect([masked.fields[0]!.name, masked.fields[0]!.shownFor, masked.selectors[0]!.name, masked.written.toldOnSite]).toEqual(['toldTo', form.fields[0]!.shownFor, 'topic', 'yes']);
    expect(masked.written.toldTo).not.toBe('Jana');
    expect(maskFor()({ name: 'Jana' }).name).not.toBe('Jana');
  });

  it('is masked where a code’s name holds words', () => {
    expect(maskFor()({ code: 'Jana Nováková' }).code).not.toContain('Jana');
  });

  it('keeps the name of what was fetched true to the party it was fetched for', () => {
    const context = { occupancies: [{ adults: 1, childBirthDates: ['2018-05-04'] }] };
    const masked = maskFor()({ ...context, matrixOf: matrixKey(context) });
    expect(masked.matrixOf).toBe(matrixKey(masked));
    expect(masked.matrixOf).not.toContain('2018-05-04');
  });

  it('leaves out what is no data', () => {
    expect(JSON.stringify(maskFor()({ call: () => 1, gone: undefined, here: 1 }))).toBe('{"here":1}');
  });
});
