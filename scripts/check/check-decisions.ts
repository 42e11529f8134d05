/** `node scripts/check/check-decisions.ts`: a decision is half a page, within `npm run check`. */
import { globSync, readFileSync } from 'node:fs';

/** The bars and rules of tables do not count. */
const MOST_WORDS = 280;

const counted = globSync('docs/decisions/[0-9]*.md').map((file) => file.replaceAll('\\', '/')).map((file) => ({
  file, words: readFileSync(file, 'utf8').replaceAll(/[|]|-{2,}/g, ' ').split(/\s+/).filter((word) => word !== '').length,
}));
const long = counted.filter(({ words }) => words > MOST_WORDS);
for (const { file, words } of long) console.error(`${file} has ${words} words of ${MOST_WORDS}: what is found later is a decision of its own`);
if (long.length > 0) process.exitCode = 1;
else console.log(`${counted.length} decisions have at most ${MOST_WORDS} words each.`);
