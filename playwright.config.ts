import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ADMIN } from './e2e/admin.ts';
import { ERRORS_TO } from './e2e/error-collector.ts';
import { BROWSER_FLAGS, findTestBrowser } from './scripts/browser.ts';

/** `E2E_PORT` lets several checkouts test at once. */
const PORT = Number(process.env.E2E_PORT ?? 3117);
/** A shop that runs already; else one is started for the tests and ended with them. */
const runningShop = process.env.SHOP_URL;

/** `npm test` walks each journey once, those marked @phone on the phone alone, and leaves out those marked @thorough: others prove the same in short. */
const isOnce = process.env.E2E_ONCE === '1';

/** Browser journeys against the built shop with the small catalogue: all on a desktop, those marked @phone on a phone too, @narrow only there. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: runningShop ?? `http://localhost:${PORT}`,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    trace: 'retain-on-failure',
    launchOptions: { slowMo: Number(process.env.SLOW_MO ?? 0), executablePath: findTestBrowser(), args: BROWSER_FLAGS },
  },
  projects: [
    { name: 'phone', grep: /@phone|@narrow/, ...(isOnce && { grepInvert: /@thorough/ }), use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: isOnce ? /@narrow|@phone|@thorough/ : /@narrow/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  ...(runningShop === undefined && {
    webServer: {
      command: 'node scripts/start.ts',
      url: `http://localhost:${PORT}/readyz`,
      timeout: 120_000,
      env: {
        PORT: String(PORT),
        CATALOGUE: 'small',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
        SENTRY_DSN: ERRORS_TO,
        DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'shop-e2e-')),
      },
    },
  }),
});
