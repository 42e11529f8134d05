/**
 * A line of a form without what nobody sees in it: a number copied from an address book begins with a mark of direction, a
 * name from a chat ends with a space of no width, and one from a page has a space that does not break. Who pasted it would
 * look for the error in vain. Not for texts of several lines: there such marks join emoji.
 */
export function visibleText(line: string): string {
  return line.replace(/\p{Cf}/gu, '').replace(/[\p{Zs}\t]/gu, ' ');
}
