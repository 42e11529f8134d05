/** Asks a server at a port of this machine over and over for three seconds and prints how many answers came in a second. */
import { Agent, get } from 'node:http';

const SECONDS = 3;
const AT_ONCE = 32;
const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const until = performance.now() + SECONDS * 1_000;

let answered = 0;
await Promise.all(Array.from({ length: AT_ONCE }, async () => {
  while (performance.now() < until) {
    await ask();
    answered += 1;
  }
}));
agent.destroy();
console.log(Math.round(answered / SECONDS));

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, agent }, (response) => response.on('end', resolve).resume()).on('error', reject);
  });
}
