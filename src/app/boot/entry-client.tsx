/**
 * Boots a page in steps: on a slow phone, evaluating React, flows and views at once would keep a press waiting for longer
 * than one notices. Their files arrive together, the document names them all.
 */
import { yieldToMain } from '../../ui/loading/yield-to-main.ts';
import { sayThatPageFailed } from '../../ui/loading/say-that-page-failed.ts';
import { startErrorReports } from './early-errors.ts';
import { deferredStyles } from './deferred-styles.ts';

async function boot(): Promise<void> {
  const styles = deferredStyles();
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  await import('react-dom/client');
  await yieldToMain();
  await import('../../../machines/consent/consent.machine.ts');
  await yieldToMain();
  const { resume } = await import('./resume.tsx');
  await yieldToMain();
  await styles;
  await resume();
}

boot().catch((problem: unknown) => {
  sayThatPageFailed();
  reportError(problem);
  return startErrorReports();
});
