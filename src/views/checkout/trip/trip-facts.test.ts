import { expect, it } from 'vitest';
import { createFormat } from '../../../i18n/format.ts';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { flightText } from './trip-facts.ts';

const flight = { airLineCode: 'QS', airLineName: 'Smartwings', flightNumber: 'QS 1', from: 'HER', to: 'PRG', fromName: 'Heraklion', toName: 'Praha', date: '2026-07-19', departureTime: '20:10', arrivalTime: '21:55' };

it('a flight stands in an order with its day, airports and times, and says that it lands on the next day', async () => {
  const format = createFormat(createTranslator('cs', await loadMessages('cs', ['shell'])));
  const text = (of: typeof flight) => flightText(of, format).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  expect([text(flight), text({ ...flight, departureTime: '22:40', arrivalTime: '01:10' })]).toEqual(['19.07.2026, HER 20:10 – PRG 21:55', '19.07.2026, HER 22:40 – PRG 01:10 následující den']);
});
