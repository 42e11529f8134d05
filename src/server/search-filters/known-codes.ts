import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Codes parted into those that the shop knows and those that it does not. */
export interface PartedCodes {
  known: string[];
  unknown: string[];
}

export async function knownDestinations(kysely: Kysely<Schema>, codes: readonly string[]): Promise<PartedCodes> {
  if (codes.length === 0) return { known: [], unknown: [] };
  const rows = await kysely.selectFrom('destination').select('code').where('code', 'in', codes).execute();
  return part(codes, rows);
}

export async function knownDepartureAirports(kysely: Kysely<Schema>, codes: readonly string[]): Promise<PartedCodes> {
  if (codes.length === 0) return { known: [], unknown: [] };
  const rows = await kysely.selectFrom('airport').select('code').where('departure', '=', true).where('code', 'in', codes).execute();
  return part(codes, rows);
}

export async function knownHotels(kysely: Kysely<Schema>, codes: readonly string[]): Promise<PartedCodes> {
  if (codes.length === 0) return { known: [], unknown: [] };
  const rows = await kysely.selectFrom('hotel').select('code').where('code', 'in', codes).execute();
  return part(codes, rows);
}

function part(codes: readonly string[], rows: readonly { code: string }[]): PartedCodes {
  const there = new Set(rows.map(({ code }) => code));
  return { known: codes.filter((code) => there.has(code)), unknown: codes.filter((code) => !there.has(code)) };
}
