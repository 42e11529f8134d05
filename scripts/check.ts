/** `npm run check`: everything that can be judged without running the shop. */
import { run } from './run.ts';

const node = process.execPath;

run('Contract and messages are compiled from their sources', node, ['scripts/generate.ts', '--check']);
run('Types of everything', 'tsc', ['-p', 'tsconfig.json']);
run('Types of machines and domain without DOM and Node', 'tsc', ['-p', 'tsconfig.machines.json']);
run('Lint', 'oxlint', ['--deny-warnings']);
run('Imports keep to their rooms', node, ['scripts/check/check-imports.ts']);
run('Messages in five languages', node, ['scripts/check/check-messages.ts']);
run('Machines: invokes named, paths present, index up to date', node, ['scripts/machines/machines-index.ts', '--check']);
run('Machines: the properties that all must have', node, ['scripts/check/machine-properties.ts']);
run('Decisions are half a page', node, ['scripts/check/check-decisions.ts']);
run('Commit subjects have at most 72 characters', node, ['scripts/check/check-commits.ts']);
run('Dead code', 'knip', []);
run('What only tests reach', node, ['scripts/check/check-unreached.ts']);
