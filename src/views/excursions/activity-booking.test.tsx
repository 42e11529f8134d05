// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { activityMachine } from '../../../machines/activity/activity.machine.ts';
import { examplePlainActivity } from '../../../machines/activity/activity.paths.ts';
import { createBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { PageProvider, type Page } from '../../parts/page.tsx';
import { ActivityBooking } from './activity-booking.tsx';

it('an answer to the organiser can be read and not written while the booking is on its way, and be written again where it did not arrive', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bus = createBus({ report: (problem) => { throw problem; } });
  const fails: (() => void)[] = [];
  bus.start('activity', {
    machine: activityMachine, input: { activity: examplePlainActivity, day: null, people: { adult: 2, child: 0, infant: 0 } },
    ports: { fetchTimes: () => new Promise(() => {}), newKey: async () => 'key-0001', saveItem: () => new Promise((_, reject) => { fails.push(() => reject(new Error('No answer'))); }) },
  });
  bus.dispatch({ type: 'activity.chooseTime', day: '2026-07-03', time: '09:00' });
  bus.dispatch({ type: 'activity.setInfo', person: null, code: 'hotel', value: 'Hotel Pláž' });
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'excursions']));
  const page = { context: { language: 'cs', today: '2026-07-01' } } as unknown as Page;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><ActivityBooking /></TranslatorProvider></PageProvider></BusProvider>));
  const field = place.querySelector<HTMLInputElement>('#info-booking-hotel')!;
  expect([field.value, field.readOnly]).toEqual(['Hotel Pláž', false]);
  await act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')!.click());
  await act(async () => vi.waitUntil(() => fails.length > 0));
  expect([field.value, field.readOnly, field.disabled]).toEqual(['Hotel Pláž', true, false]);
  await act(async () => fails[0]!());
  expect([field.value, field.readOnly]).toEqual(['Hotel Pláž', false]);
  await act(async () => root.unmount());
});
