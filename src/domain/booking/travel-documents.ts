/** What the destination's officers ask to know of a traveller's document, before the journey. */
import { addMonths, isIsoDate } from '../dates/iso-date.ts';
import { entryRequirements } from './entry-requirements.ts';

export interface DocumentDetails {
  documentNumber?: string;
  /** ISO date. */
  documentExpiry?: string;
}

export interface Journey {
  /** ISO 3166-1 alpha-2 of the destination. */
  countryCode: string;
  /** ISO date. */
  returnDate: string;
}

export type DocumentError = 'required' | 'invalidDocument' | 'invalidDate' | 'documentExpires';

/** A passport must be valid so long after the return. */
const PASSPORT_MONTHS = 6;
/** Letters and digits, as they stand in the machine-readable zone (ICAO 9303). */
const NUMBER_SHAPE = /^[A-Z0-9]{5,12}$/;

/** Whether the document of each traveller is asked for with the order. */
export function asksForDocuments({ countryCode }: Pick<Journey, 'countryCode'>): boolean {
  return entryRequirements(countryCode).document === 'passport';
}

/** The first day on which a passport may expire. */
export function validUntil({ returnDate }: Pick<Journey, 'returnDate'>): string {
  return addMonths(returnDate, PASSPORT_MONTHS);
}

/** As it is stored: without blanks and dashes, in capitals. */
export function documentNumberOf(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** What is wrong with a traveller's document; nothing where none is asked for. */
export function documentErrors({ documentNumber = '', documentExpiry = '' }: DocumentDetails, journey: Journey): { documentNumber?: DocumentError; documentExpiry?: DocumentError } {
  if (!asksForDocuments(journey)) return {};
  const number = documentNumberOf(documentNumber);
  const errors: ReturnType<typeof documentErrors> = {};
  if (number === '') errors.documentNumber = 'required';
  else if (!NUMBER_SHAPE.test(number)) errors.documentNumber = 'invalidDocument';
  if (documentExpiry === '') errors.documentExpiry = 'required';
  else if (!isIsoDate(documentExpiry)) errors.documentExpiry = 'invalidDate';
  else if (documentExpiry < validUntil(journey)) errors.documentExpiry = 'documentExpires';
  return errors;
}
