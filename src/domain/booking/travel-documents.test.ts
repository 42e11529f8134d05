import { expect, it } from 'vitest';
import { documentErrors } from './travel-documents.ts';

const toEgypt = { countryCode: 'EG', returnDate: '2026-08-31' };

it('asks for a passport where the destination does, valid for half a year after the return', () => {
  expect(documentErrors({}, { ...toEgypt, countryCode: 'GR' })).toEqual({});
  expect(documentErrors({}, toEgypt)).toEqual({ documentNumber: 'required', documentExpiry: 'required' });
  expect(documentErrors({ documentNumber: ' ab 123-456 ', documentExpiry: '2027-02-28' }, toEgypt)).toEqual({});
  expect(documentErrors({ documentNumber: 'AB?1', documentExpiry: '2027-02-27' }, toEgypt)).toEqual({ documentNumber: 'invalidDocument', documentExpiry: 'documentExpires' });
  expect(documentErrors({ documentNumber: '12345678', documentExpiry: '31.2.2030' }, toEgypt)).toEqual({ documentExpiry: 'invalidDate' });
});
