/** Commits since FIRST have subjects that fit a line of `git log --oneline`. Where git or that commit is not there (a shallow clone, an archive), there is nothing to check. */
import { spawnSync } from 'node:child_process';

const FIRST = '371e8175';
const MOST_CHARACTERS = 72;

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${FIRST}..HEAD`], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const commits = status === 0 ? stdout.split('\n').filter((line) => line !== '').map((line) => ({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) })) : [];
const long = commits.filter(({ subject }) => [...subject].length > MOST_CHARACTERS);
for (const { hash, subject } of long) console.error(`${hash} has a subject of ${[...subject].length} characters of ${MOST_CHARACTERS}: ${subject}`);
if (long.length > 0) process.exitCode = 1;
