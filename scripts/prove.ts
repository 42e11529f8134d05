/** `npm run prove [NAME …]`: proofs that take minutes, all of them or those that are named; tables of what was measured. */
import type { Proof } from './prove/proof.ts';
import { keptApart } from './prove/kept-apart.ts';
import { killedWhilePaying } from './prove/killed-while-paying.ts';
import { liveChat } from './prove/live-chat.ts';
import { lostDatabase } from './prove/lost-database.ts';
import { overload } from './prove/overload.ts';
import { paidOnce } from './prove/paid-once.ts';
import { pageWalk } from './prove/page-walk.ts';
import { priceAgreement } from './prove/price-agreement.ts';
import { rollingRestarts } from './prove/rolling-restarts.ts';

const proofs: ReadonlyMap<string, Proof> = new Map(Object.entries({
  'lost-database': lostDatabase,
  'rolling-restarts': rollingRestarts,
  overload,
  'paid-once': paidOnce,
  'killed-while-paying': killedWhilePaying,
  'price-agreement': priceAgreement,
  'page-walk': pageWalk,
  'live-chat': liveChat,
  'kept-apart': keptApart,
}));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !proofs.has(name));
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are: ${[...proofs.keys()].join(', ')}.`);
  process.exit(2);
}
for (const [name, { claim, run }] of proofs) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n▸ ${name}: ${claim}`);
  try {
    console.table(await run());
    console.log(`✔ ${name}`);
  } catch (error) {
    console.error(`✘ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
process.exit();
