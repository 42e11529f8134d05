/** Finds a Chromium or Chrome for browser tests and benchmarks; installs Debian's where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

const CANDIDATES = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without a window: it draws pages by the same code. Only its back/forward cache is missing. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** @returns the path of a browser, or undefined when there is none */
export function findBrowser(): string | undefined {
  return [...namedBrowser(), ...CANDIDATES, chromium.executablePath()].find((path) => existsSync(path));
}

/** @returns the path of the browser that tests run in: Debian's headless shell, in which they take a quarter less time, else any */
export function findTestBrowser(): string | undefined {
  return [...namedBrowser(), HEADLESS_SHELL].find((path) => existsSync(path)) ?? findBrowser();
}

/** @returns the path of a browser; ends the process with one sentence when none is there and none can be installed */
export function findOrInstallBrowser(): string {
  if (findBrowser() === undefined) install(['chromium']);
  return findBrowser() ?? refuse();
}

/** Makes sure of the browsers that tests run in; ends the process with one sentence when there is none and none can be installed. */
export function makeSureOfTestBrowsers(): void {
  const missing = [...(findBrowser() === undefined ? ['chromium'] : []), ...(findTestBrowser() === findBrowser() && namedBrowser().length === 0 ? ['chromium-headless-shell'] : [])];
  if (missing.length > 0) install(missing);
  if (findBrowser() === undefined) refuse();
}

function namedBrowser(): string[] {
  const named = process.env.CHROMIUM;
  return named ? [named] : [];
}

/** Installs packages of Debian's where that is possible. */
function install(packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${packages.join(' and ')} …`);
  // Without network that is known soon.
  const soon = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  spawnSync('apt-get', ['update', '-qq', ...soon], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...soon, ...packages], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function refuse(): never {
  console.error('The browser tests need Chromium or Chrome: install one, name it in CHROMIUM, or run "npx playwright install chromium".');
  process.exit(1);
}

/** Flags for a browser that runs as root in a closed network. */
export const BROWSER_FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

/** More than the bars of a window take, in pixels. */
const BARS = 300;

/**
 * Makes the window large enough for all of the page. A browser that runs unseen has bars all the same, and what they push
 * out at its foot is never painted: a press there would wait for a frame that shows something further up.
 */
export async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const cdp = await page.context().newCDPSession(page);
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width: width + BARS, height: height + BARS } });
  await cdp.detach();
}
