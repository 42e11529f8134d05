/** Browsers that draw maps, and browsers that draw none. */
import type { Page } from '@playwright/test';
import { BROWSER_FLAGS, findTestBrowser } from '../scripts/browser.ts';

/** A machine that tests has no graphics card: the browser draws by itself. */
const DRAWN_BY_SOFTWARE = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
export const DRAWS_MAPS = { launchOptions: { executablePath: findTestBrowser(), args: [...BROWSER_FLAGS.filter((flag) => flag !== '--disable-gpu'), ...DRAWN_BY_SOFTWARE] } };

/** Whether a path is the map's own code. */
export function isOfMap(path: string): boolean {
  return /maplibre|map-drawing/.test(path);
}

export function withoutWebgl(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return /webgl/.test(kind) ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...more);
    } as never;
  });
}
