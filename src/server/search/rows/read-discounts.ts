/** A hotel's price cuts in percent, one for each day of the window. @param text the column as PostgreSQL writes it: `{0,10,…}` */
export function readDiscounts(text: string): Uint8Array {
  return Uint8Array.from(text.slice(1, -1).split(','), Number);
}
