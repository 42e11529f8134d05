/** `npm run new-flow NAME`: a machine's folder with types, chart, paths and test that passes the checks. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { run } from './run.ts';

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
  types: {} as {
    context: ${Flow}Context;
    input: ${Flow}Input;
    events: ${Flow}Command;
    emitted: ${Flow}Fact;
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
    answered: {
      description: 'The answer is known.',
      on: { '${flow}.ask': 'asking' },
    },
    failed: {
      description: 'No answer came; asking again is the next step.',
      on: { '${flow}.retry': 'asking' },
    },
  },
});
`,
  [`${file}.paths.ts`]: `import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { ${flow}Machine } from './${file}.machine.ts';

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const ${flow}Paths = pathsOf(${flow}Machine, [{
  input: { subject: 'holiday' },
  events: [{ type: '${flow}.ask' }, { type: '${flow}.retry' }, answer('fetchAnswer', 'sea'), failure('fetchAnswer')],
}]);
`,
  [`${file}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { ${flow}Machine } from './${file}.machine.ts';
import { ${flow}Paths } from './${file}.paths.ts';
import type { ${Flow}Ports } from './${file}.types.ts';

describe('${flow}', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(${flow}Paths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(${flow}Paths)).toEqual([]);
  });

  it('tells the answer as a fact', async () => {
    const fetchAnswer = heldPort<${Flow}Ports['fetchAnswer']>();
    const { actor, facts } = startFlow(${flow}Machine, { input: { subject: 'holiday' }, ports: { fetchAnswer: fetchAnswer.port } });
    actor.send({ type: '${flow}.ask' });
    await fetchAnswer.calls[0]!.answer('sea');
    expect(facts).toEqual([{ type: '${flow}.answered', answer: 'sea' }]);
  });

  it('asks again after a failure and after an answer', async () => {
    const { port, calls } = heldPort<${Flow}Ports['fetchAnswer']>();
    const { actor } = startFlow(${flow}Machine, { input: { subject: 'holiday' }, ports: { fetchAnswer: port } });
    actor.send({ type: '${flow}.ask' });
    await calls[0]!.fail();
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: '${flow}.retry' });
    await calls[1]!.answer('sea');
    expect(actor.getSnapshot().value).toBe('answered');
    actor.send({ type: '${flow}.ask' });
    expect([actor.getSnapshot().value, calls.length]).toEqual(['asking', 3]);
  });
});
`,
};

mkdirSync(folder);
for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
console.log(`Made ${folder}/: ${Object.keys(files).join(', ')}.`);
run('The index of flows', process.execPath, ['scripts/machines/machines-index.ts']);
run('The gallery', process.execPath, ['scripts/machines/machines-site.ts']);
console.log(`
It is in the gallery already: dist/machines/index.html#/${flow}. Next: say what its states are, then add its line to the
record in src/bus/further-flows.ts, the one place that registers it; the compiler names the ports that src/ports must give it.
npm run check asks for a listener of its fact and for e2e/models/${file}.model.ts; docs/machines.md says how both are written.`);
