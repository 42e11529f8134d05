/** `npm run new-flow NAME`: a machine's folder with types, chart, paths and test that passes the checks. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const flow = process.argv[2] ?? '';
if (!/^[a-z][a-zA-Z]+$/.test(flow)) {
  console.error('Usage: npm run new-flow NAME, with a camelCase name such as priceWatch');
  process.exit(1);
}
const file = flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const Flow = flow[0]!.toUpperCase() + flow.slice(1);
const folder = `machines/${file}`;
if (existsSync(folder)) {
  console.error(`${folder} is there already`);
  process.exit(1);
}

const files = {
  [`${file}.types.ts`]: `import type { PromisePort } from '../port.ts';

export interface ${Flow}Input {
  subject: string;
}

export interface ${Flow}Context extends ${Flow}Input {
  answer: string | null;
}

export type ${Flow}Command = { type: '${flow}.ask' } | { type: '${flow}.retry' };

export type ${Flow}Fact = { type: '${flow}.answered'; answer: string };

export interface ${Flow}Ports {
  fetchAnswer: PromisePort<{ subject: string }, string>;
}
`,
  [`${file}.machine.ts`]: `import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { ${Flow}Command, ${Flow}Context, ${Flow}Fact, ${Flow}Input, ${Flow}Ports } from './${file}.types.ts';

export const ${flow}Machine = setup({
  types: {
    context: {} as ${Flow}Context,
    input: {} as ${Flow}Input,
    events: {} as ${Flow}Command,
    emitted: {} as ${Flow}Fact,
  },
  actors: ports<${Flow}Ports>()({ fetchAnswer: 'promise' }),
  actions: {
    announceAnswer: emit(({ context }) => ({ type: '${flow}.answered' as const, answer: context.answer ?? '' })),
  },
}).createMachine({
  id: '${flow}',
  description: 'What this flow is, in one sentence.',
  context: ({ input }) => ({ ...input, answer: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has asked yet.',
      on: { '${flow}.ask': 'asking' },
    },
    asking: {
      description: 'The answer is on its way.',
      invoke: {
        id: 'fetchAnswer',
        src: 'fetchAnswer',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: { target: 'answered', actions: [assign({ answer: ({ event }) => event.output }), 'announceAnswer'] },
        onError: 'failed',
      },
    },
    answered: { description: 'The answer is known.' },
    failed: {
      description: 'No answer came; asking again is the next step.',
      on: { '${flow}.retry': 'asking' },
    },
  },
});
`,
  [`${file}.paths.ts`]: `import type { FlowPaths } from '../path-coverage.ts';
import { ${flow}Machine } from './${file}.machine.ts';

/** What path tests walk: the inputs and events that together reach every transition. */
export const ${flow}Paths: FlowPaths = {
  machine: ${flow}Machine,
  inputs: [{ subject: 'holiday' }],
  events: [
    { type: '${flow}.ask' },
    { type: '${flow}.retry' },
    { type: 'xstate.done.actor.fetchAnswer', output: 'sea' },
    { type: 'xstate.error.actor.fetchAnswer', error: new Error('offline') },
  ],
};
`,
  [`${file}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { walkPaths } from '../path-coverage.ts';
import { connectPorts } from '../port.ts';
import { ${flow}Machine } from './${file}.machine.ts';
import { ${flow}Paths } from './${file}.paths.ts';

describe('${flow}', () => {
  it('takes every transition on its shortest paths', () => {
    expect(walkPaths(${flow}Paths).uncovered).toEqual([]);
  });

  it('tells the answer as a fact', async () => {
    const actor = connectPorts(createActor(${flow}Machine, { input: { subject: 'holiday' } }), { fetchAnswer: async () => 'sea' });
    const told = new Promise((resolve) => actor.on('${flow}.answered', ({ answer }) => resolve(answer)));
    actor.start();
    actor.send({ type: '${flow}.ask' });
    expect(await told).toBe('sea');
  });
});
`,
};

mkdirSync(folder);
for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
console.log(`Made ${folder}/: ${Object.keys(files).join(', ')}.
Next: describe its states, then add ${flow} to the record in src/bus/flows.ts, its loader in src/app/flow-loaders.ts
and its ports in src/ports/flow-ports.ts; the compiler names what is missing. Then run npm run machines.`);
