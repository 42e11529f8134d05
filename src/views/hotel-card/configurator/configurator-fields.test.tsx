// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { available, exampleMatrix, prague } from '../../../../machines/configurator/configurator.paths.ts';
import { BusProvider } from '../../../bus/react.tsx';
import { configuratorBus } from '../../../bus/testing/configurator-bus.ts';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../../i18n/react.tsx';
import { createTranslator } from '../../../i18n/translator.ts';
import { PageProvider } from '../../../parts/page.tsx';
import type { Page } from '../../../parts/page.tsx';
import { ConfiguratorFields } from './configurator-fields.tsx';

/** What the fields say of a hotel that is sold for these lengths. */
async function textOf(durationPeriods: { from: number; to: number }[]): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bus = configuratorBus(available(prague), { ...exampleMatrix, durationPeriods });
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'search', 'listing', 'hotel']));
  const page = { context: { language: 'cs', today: '2026-07-01' }, data: { hotel: { rooms: [] } } } as unknown as Page;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><ConfiguratorFields /></TranslatorProvider></PageProvider></BusProvider>));
  const text = place.textContent.replaceAll('\u00a0', ' ');
  await act(async () => root.unmount());
  return text;
}

it('sums up the lengths as ranges where a stay has a range of nights, and not where each stands alone [config.duration-periods]', async () => {
  expect(await textOf([{ from: 3, to: 4 }, { from: 7, to: 7 }, { from: 10, to: 14 }])).toContain('Na výběr: 3–4 noci, 7 nocí, 10–14 nocí');
  const alone = await textOf([{ from: 7, to: 7 }, { from: 11, to: 11 }]);
  expect(alone).toContain('Na jak dlouho');
  expect(alone).not.toContain('Na výběr');
});
