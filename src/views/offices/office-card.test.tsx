// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { NEVER, Subject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import { createBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { PageProvider } from '../../parts/page.tsx';
import type { Page } from '../../parts/page.tsx';
import type { OfficeNow } from '../../routes/pages/offices.page.ts';
import { OfficeCard } from './office-card.tsx';

/** Wednesday noon in Prague. */
const page = { data: null, context: { language: 'cs', now: '2026-07-01T10:00:00Z', today: '2026-07-01' }, chrome: { cms: null } } as unknown as Page;
const office = {
  officeId: 'brno1', city: 'Brno', citySlug: 'brno', address: 'Masarykova 21', addressSlug: 'masarykova-21', postalCode: '602 00', phone: '+420 255 700 721',
  hours: [{ weekday: 3, opens: '09:00', closes: '19:00' }, { weekday: 4, opens: '09:00', closes: '19:00' }],
  state: { isOpen: true, changes: { date: '2026-07-01', time: '19:00' } },
} as unknown as OfficeNow;

it('a page that stays open says when an office has closed, and never goes back in time [office.list] [user.refresh]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const told$ = new Subject<UserInfo>();
  const bus = createBus({ report: (problem) => { throw problem; } });
  bus.start('session', { machine: sessionMachine, ports: { userInfo: () => told$, signOutsElsewhere: () => NEVER } });
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'guide']));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><ul><OfficeCard office={office} /></ul></TranslatorProvider></PageProvider></BusProvider>));
  const saidAt = async (timestamp: string) => {
    await act(async () => told$.next({ authenticated: false, account_type: 'GUEST', user_uid: 'u', language: 'cs', timestamp, user_status: 'returning' }));
    return place.querySelectorAll('p')[1]!.textContent;
  };
  expect(await saidAt('2026-07-01T09:59:00Z')).toBe('Otevřeno do 19:00');
  expect(await saidAt('2026-07-01T18:00:00Z')).toBe('Zavřeno, otevíráme: čtvrtek v 9:00');
  expect(await saidAt('2026-07-02T06:00:00Z')).toBe('Zavřeno, dnes otevíráme v 9:00');
  await act(async () => root.unmount());
});
