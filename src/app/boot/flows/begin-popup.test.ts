import { BehaviorSubject, firstValueFrom, of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import type { Popup, PopupPorts } from '../../../../machines/popup/popup.types.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginPopup } from './begin-popup.ts';

afterEach(() => vi.unstubAllGlobals());

const popup: Popup = { name: 'zima', active: true, title: '', text: '', linkLabel: '' };

/** Of a visitor who agrees to nothing and has seen it. */
async function begun(preview: string | undefined) {
  vi.stubGlobal('innerWidth', 1440);
  let given: PopupPorts | undefined;
  const stored: string[] = [];
  const bus = { roots: () => new Map(), start: (_: string, { ports }: { ports: PopupPorts }) => { given = ports; } };
  const page = { bus, stands$: new BehaviorSubject(true), isOver: () => false, state: { context: { preview } } } as unknown as ShownPage;
  const ports: Partial<PopupPorts> = { consent: () => of(false), readShows: async () => ({ count: 3, lastAt: 5, now: 7 }), storeShow: async ({ name }) => { stored.push(name); } };
  await beginPopup({ serverNow: () => 7 }, page, popup, ports as PopupPorts);
  const context = { signal: new AbortController().signal };
  await given!.storeShow({ name: 'zima', shows: { count: 0, lastAt: null }, dateTo: null }, context);
  return [await firstValueFrom(given!.consent({})), await given!.readShows({ name: 'zima' }, context), stored];
}

it('a preview shows its popup each time, whatever the editor agreed to, and counts no show of it; visitors see it by theirs [http.preview] [popup.consent]', async () => {
  expect(await begun('token')).toEqual([true, { count: 0, lastAt: null, now: 7 }, []]);
  expect(await begun(undefined)).toEqual([false, { count: 3, lastAt: 5, now: 7 }, ['zima']]);
});
