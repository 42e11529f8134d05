import { expect, it } from 'vitest';
import { answerFault } from './answer-fault.ts';

const weather = (waterTemperature: unknown) => ({ place: { code: 'CY', name: 'Kypr', slug: 'kypr' }, months: [{ month: 1, dayTemperature: 16, nightTemperature: 8, waterTemperature, sunshineHours: 6, rainyDays: 9 }] });

it('names the place at which an answer is not the contract’s [http.errors] [hotel.calls]', () => {
  const ofWeather = (body: unknown) => answerFault('GET /api/www/hotelCard/weather/{hotelCode}', body);
  expect([ofWeather(weather(17)), ofWeather(weather(null))]).toEqual([undefined, undefined]);
  expect(ofWeather(weather('17'))).toBe('is not the contract\'s in months.0.waterTemperature');
  expect(ofWeather({ ...weather(17), months: {} })).toBe('is not the contract\'s in months');
  expect(ofWeather(null)).toBe('is not the contract\'s in all');
});

it('looks through an offer, takes what may be absent, and of a choice the one that was meant [hotel.calls]', () => {
  const kind = { roomCode: 'DR2', roomName: 'Dvoulůžkový pokoj', capacity: 3, free: 2, offerCode: 'A', totalPrice: 100, fits: true };
  const ofRooms = (room: object) => answerFault('POST /api/www/hotelCard/configurators/rooms', { rooms: [kind, room] });
  expect(ofRooms(kind)).toBeUndefined();
  expect(ofRooms({ ...kind, totalPrice: null })).toBe('is not the contract\'s in rooms.1.totalPrice');
  expect(ofRooms({ ...kind, beds: [{ kind: 'double' }] })).toBe('is not the contract\'s in rooms.1.beds.0.count');
  expect(answerFault('POST /api/www/hotelCard/offer', { status: 'available', offer: { offerCode: 1 } })).toMatch(/offer\.offerCode$/);
});

it('leaves calls of other areas alone [http.errors]', () => {
  expect(answerFault('GET /api/www/cart/details', null)).toBeUndefined();
});
