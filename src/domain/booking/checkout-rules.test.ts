import { expect, it } from 'vitest';
import { birthDateOfAge } from '../search/ages-only.ts';
import { blankTravellers, expectedTravellers, ownerErrors, travellerErrors, travellerType } from './checkout-rules.ts';

const journey = { departureDate: '2026-07-12', returnDate: '2026-07-19' };
const adult = { firstName: 'Jana', lastName: 'Nováková', birthDate: '1985-03-01' };
const owner = {
  firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '+420 777 123 456',
  street: 'Dlouhá 12/3', city: 'Praha 1', zip: '110 00', country: 'CZ',
};

it('expects everybody of the party, room by room and adults first [participants.rooms]', () => {
  expect(expectedTravellers([{ adults: 2, childBirthDates: ['2019-05-04'] }, { adults: 1, childBirthDates: ['2021-01-02', '2016-11-30'] }])).toEqual([
    { type: 'adults' }, { type: 'adults' }, { type: 'children', birthDate: '2019-05-04' },
    { type: 'adults' }, { type: 'children', birthDate: '2021-01-02' }, { type: 'children', birthDate: '2016-11-30' },
  ]);
});

it('calls a child an infant until its second birthday, by the day of return, and no adult [upsell.cabins]', () => {
  const types = (...birthDates: string[]) => birthDates.map((birthDate) => travellerType({ type: 'children', birthDate }, '2026-07-19'));
  expect([travellerType({ type: 'adults' }, '2026-07-19'), ...types('2024-07-20', '2024-07-19', '2016-01-01')]).toEqual(['ADULT', 'INFANT', 'CHILD', 'CHILD']);
});

it('finds nothing wrong with right details', () => {
  expect(travellerErrors(adult, { type: 'adults' }, journey)).toEqual({});
  expect(ownerErrors(owner, false)).toEqual({});
});

it('asks for every field left empty or blank', () => {
  expect(travellerErrors({ firstName: ' ', lastName: '', birthDate: '' }, { type: 'adults' }, journey)).toEqual({
    firstName: 'required', lastName: 'required', birthDate: 'required',
  });
  const empty = { firstName: '', lastName: '', email: '', phone: '', street: '', city: '', zip: '', country: '' };
  expect(new Set(Object.values(ownerErrors(empty, false)))).toEqual(new Set(['required']));
  expect(Object.keys(ownerErrors(empty, false))).toEqual(Object.keys(empty));
});

it.each(['Žofie', 'Małgorzata', 'Ștefan', 'Őrs', 'Їжак', 'Анна-Марія', "O'Brien", 'D’Angelo', 'Marie Anne', 'Novák ml.', 'Š'.normalize('NFD')])(
  'accepts the name %s [market.languages]',
  (firstName) => expect(travellerErrors({ ...adult, firstName }, { type: 'adults' }, journey)).toEqual({}),
);

const THIRTY_LETTERS = { Latin: 'Šťastná-Řeřichová Vondráčková', Cyrillic: 'Олександра-Вікторія Ковальчук', Greek: 'Αλεξάνδρα Παπαδοπούλου Νικολή', Arabic: 'عبدالرحمن محمد عبدالله الحسيني', Han: '欧阳娜'.repeat(10) };

it.each(Object.entries(THIRTY_LETTERS))('takes a name of thirty letters in Latin or Cyrillic, and says of one in another script that it is to be written as in the passport: %s', (script, lastName) => {
  const isTaken = script === 'Latin' || script === 'Cyrillic';
  expect(travellerErrors({ ...adult, lastName }, { type: 'adults' }, journey)).toEqual(isTaken ? {} : { lastName: 'invalidName' });
});

it.each([['J4na', 'invalidName'], ['<b>', 'invalidName'], ['-', 'invalidName'], ['Jana@', 'invalidName'], ['a'.repeat(51), 'tooLong']])(
  'refuses the name %s',
  (lastName, error) =>
    expect(travellerErrors({ ...adult, lastName }, { type: 'adults' }, journey)).toEqual({ lastName: error }),
);

it.each([
  ['2008-07-12', {}],
  ['2008-07-13', { birthDate: 'adultTooYoung' }],
  ['2026-07-13', { birthDate: 'invalidDate' }],
  ['1985-02-30', { birthDate: 'invalidDate' }],
  ['1885-01-01', { birthDate: 'invalidDate' }],
  ['01.03.1985', { birthDate: 'invalidDate' }],
])('holds an adult born on %s against the day of departure', (birthDate, errors) => {
  expect(travellerErrors({ ...adult, birthDate }, { type: 'adults' }, journey)).toEqual(errors);
});

it('lets a child travel only with the birth date the price was made for [participants.child-age]', () => {
  const expected = { type: 'children', birthDate: '2019-05-04' } as const;
  expect(travellerErrors({ ...adult, birthDate: '2019-05-04' }, expected, journey)).toEqual({});
  expect(travellerErrors({ ...adult, birthDate: '2019-05-05' }, expected, journey)).toEqual({ birthDate: 'notTheSearchedBirthDate' });
});

it('asks for the birth date of a child of whom others said the age alone, and takes one of that age [cart.calls]', () => {
  const birthDate = birthDateOfAge('2019-05-04', journey.returnDate);
  expect(blankTravellers([{ adults: 0, childBirthDates: [birthDate, '2019-05-04'] }], journey.returnDate).map((one) => one.birthDate)).toEqual(['', '2019-05-04']);
  const errors = (typed: string) => travellerErrors({ ...adult, birthDate: typed }, { type: 'children', birthDate }, journey);
  expect([errors(''), errors('2019-05-04'), errors('2018-07-20'), errors('2018-07-19')]).toEqual([
    { birthDate: 'required' }, {}, {}, { birthDate: 'notTheSearchedBirthDate' },
  ]);
});

it('asks so too when who got the age has chosen another day: nobody is held to a birth date that no child has [cart.calls]', () => {
  const expected = { type: 'children' as const, birthDate: birthDateOfAge('2019-05-04', journey.returnDate) };
  const later = { departureDate: '2026-09-01', returnDate: '2026-09-09' };
  expect(blankTravellers([{ adults: 0, childBirthDates: [expected.birthDate] }], later.returnDate)[0]!.birthDate).toBe('');
  expect(travellerErrors({ ...adult, birthDate: '2019-05-04' }, expected, later)).toEqual({});
});

it.each(['jana', 'jana@', '@example.com', 'jana@example', 'ja na@example.com', 'jana@exa..mple.com', 'jana@-example.com', 'ja..na@example.com'])(
  'refuses the e-mail %s',
  (email) => expect(ownerErrors({ ...owner, email }, false)).toEqual({ email: 'invalidEmail' }),
);

it('says that a phone is wrong where there is no such number', () => {
  expect(ownerErrors(owner, true)).toEqual({ phone: 'invalidPhone' });
});

it.each([
  ['CZ', '11000', {}],
  ['CZ', '1100', { zip: 'invalidZip' }],
  ['CZ', '11 000', { zip: 'invalidZip' }],
  ['PL', '00-950', {}],
  ['PL', '110 00', { zip: 'invalidZip' }],
  ['HU', '1051', {}],
  ['RO', '010011', {}],
  ['UA', '01001', {}],
  ['UA', '110 0', { zip: 'invalidZip' }],
  ['GB', 'SW1A 1AA', {}],
  ['RO', '<>', { zip: 'invalidZip' }],
])('in %s takes the zip %s as its country does', (country, zip, errors) => {
  expect(ownerErrors({ ...owner, country, zip }, false)).toEqual(errors);
});

it('takes a name that every object has for a country that there is not', () => {
  expect(ownerErrors({ ...owner, country: 'constructor' }, false)).toEqual({ country: 'tooLong' });
});

it('names what is wrong with an address', () => {
  expect(ownerErrors({ ...owner, street: '--', city: '123', country: 'Czechia' }, false)).toEqual({
    street: 'invalidStreet', city: 'invalidCity', country: 'tooLong',
  });
  expect(ownerErrors({ ...owner, country: 'cz' }, false).country).toBe('invalidCountry');
});
