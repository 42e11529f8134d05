/** What Lighthouse says of a page: its mobile preset, and its desktop preset without throttling. */
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../browser.ts';

/** Times in ms; the score of 100. */
export interface LighthouseVitals {
  firstPaint: number;
  lcp: number;
  tbt: number;
  cls: number;
  score: number;
}

export type Preset = 'mobile' | 'desktop';

const DEBUG_PORT = 9227;
const FIGURES = { firstPaint: 'first-contentful-paint', lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const;
const UNTHROTTLED = { ...desktopConfig, settings: { ...desktopConfig.settings, throttlingMethod: 'provided' as const } };

/**
 * Medians of `runs`, the pages in turns, so that a slow minute of the machine meets all of them.
 * @throws when Lighthouse cannot judge a page
 */
export async function lighthouseVitals(urls: readonly string[], preset: Preset, runs: number): Promise<LighthouseVitals[]> {
  const samples = urls.map((): LighthouseVitals[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [place, url] of urls.entries()) samples[place]!.push(await judge(url, preset));
  }
  return samples.map((ofPage) => medians(ofPage));
}

/** Lighthouse sometimes misses the beginning of a page and says to run it again. */
const TRIES = 3;

async function judge(url: string, preset: Preset, tries = TRIES): Promise<LighthouseVitals> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: [...BROWSER_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`] });
  try {
    const result = await lighthouse(url, { port: DEBUG_PORT, onlyCategories: ['performance'], logLevel: 'silent' }, preset === 'desktop' ? UNTHROTTLED : undefined);
    const lhr = result?.lhr;
    if (lhr?.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return await judge(url, preset, tries - 1);
    if (lhr === undefined || lhr.runtimeError) throw new Error(`Lighthouse cannot judge ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      firstPaint: figure(FIGURES.firstPaint), lcp: figure(FIGURES.lcp), tbt: figure(FIGURES.tbt), cls: figure(FIGURES.cls),
      score: 100 * (lhr.categories.performance?.score ?? 0),
    };
  } finally {
    await browser.close();
  }
}

function medians(samples: readonly LighthouseVitals[]): LighthouseVitals {
  const median = (figure: keyof LighthouseVitals) => samples.map((sample) => sample[figure]).sort((left, right) => left - right)[Math.floor(samples.length / 2)]!;
  return { firstPaint: median('firstPaint'), lcp: median('lcp'), tbt: median('tbt'), cls: median('cls'), score: median('score') };
}
