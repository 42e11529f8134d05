import { expect, test } from 'vitest';
import { readAllMessages } from '../../scripts/check/check-messages.ts';
import type { Language } from '../domain/market/language.ts';

/** What is booked has one number, in mails, at the payment and in the customer area: it is a reservation everywhere. Trips are ordered. */
const RESERVATION: Record<Language, RegExp> = { cs: /rezervac/i, pl: /rezerwac/i, ro: /rezervar/i, uk: /бронюван/i, hu: /foglalás/i };
const ORDER: Record<Language, RegExp> = { cs: /objednávk/i, pl: /zamówieni/i, ro: /comand[aă](?!ți)/i, uk: /замовлення/i, hu: /megrendelés/i };
const OF_TRIPS = /^(excursions|mail\.activities)\./;

test.each(Object.keys(RESERVATION) as Language[])('%s calls what a number stands for by one word', (language) => {
  const numbered = Object.entries(readAllMessages()[language]).filter(([key, text]) => text.includes('{number}') && !OF_TRIPS.test(key));
  const named = numbered.filter(([, text]) => RESERVATION[language].test(text) || ORDER[language].test(text));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, text]) => ORDER[language].test(text))).toEqual([]);
});
