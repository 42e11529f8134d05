/** `npm test`: makes sure of a browser, then checks, unit and contract tests, and browser journeys. */
import { findOrInstallBrowser } from './browser.ts';
import { run } from './run.ts';

const browser = findOrInstallBrowser();
run('Checks', process.execPath, ['scripts/check.ts']);
run('Unit, machine and contract tests (PGlite and PostgreSQL)', 'vitest', ['run']);
run('The build', process.execPath, ['scripts/build.ts']);
run('Browser journeys', 'playwright', ['test'], { CHROMIUM: browser });
