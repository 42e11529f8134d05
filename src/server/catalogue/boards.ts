import type { Names } from '../db/schema.search.ts';

export type BoardCode = 'NO' | 'BB' | 'HB' | 'FB' | 'AI' | 'UAI';

interface Board {
  /** As `offer_cell.board_id`; 0 there means any. */
  id: number;
  code: BoardCode;
  names: Names;
  /** Against half board. */
  priceFactor: number;
}

/** From no meals to all of them. */
export const BOARDS: readonly Board[] = [
  { id: 1, code: 'NO', priceFactor: 0.84, names: { cs: 'Bez stravy', pl: 'Bez wyżywienia', ro: 'Fără masă', uk: 'Без харчування', hu: 'Ellátás nélkül' } },
  { id: 2, code: 'BB', priceFactor: 0.91, names: { cs: 'Snídaně', pl: 'Śniadania', ro: 'Mic dejun', uk: 'Сніданки', hu: 'Reggeli' } },
  { id: 3, code: 'HB', priceFactor: 1, names: { cs: 'Polopenze', pl: 'Dwa posiłki', ro: 'Demipensiune', uk: 'Напівпансіон', hu: 'Félpanzió' } },
  { id: 4, code: 'FB', priceFactor: 1.08, names: { cs: 'Plná penze', pl: 'Trzy posiłki', ro: 'Pensiune completă', uk: 'Повний пансіон', hu: 'Teljes panzió' } },
  { id: 5, code: 'AI', priceFactor: 1.2, names: { cs: 'All inclusive', pl: 'All inclusive', ro: 'All inclusive', uk: 'Усе включено', hu: 'All inclusive' } },
  { id: 6, code: 'UAI', priceFactor: 1.34, names: { cs: 'Ultra all inclusive', pl: 'Ultra all inclusive', ro: 'Ultra all inclusive', uk: 'Ультра все включено', hu: 'Ultra all inclusive' } },
];

export function boardById(id: number): Board {
  return known(BOARDS.find((board) => board.id === id), id);
}

/** The board's id, or null for a code that is none. */
export function boardIdOf(code: string): number | null {
  return BOARDS.find((board) => board.code === code)?.id ?? null;
}

function known(board: Board | undefined, id: number): Board {
  if (board === undefined) throw new Error(`There is no board ${id}`);
  return board;
}
