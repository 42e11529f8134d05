// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { roomChoiceMachine } from '../../../machines/room-choice/room-choice.machine.ts';
import { exampleStay, room } from '../../../machines/room-choice/room-choice.paths.ts';
import type { RoomKind } from '../../../machines/room-choice/room-choice.types.ts';
import { BusProvider } from '../../bus/react.tsx';
import type { Language } from '../../domain/market/language.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { configuratorBus } from '../../bus/testing/configurator-bus.ts';
import { Rooms } from './rooms.tsx';

/** Each kind of room as it is shown: its picture, and its words line by line. */
async function shown(language: Language, rooms: RoomKind[]): Promise<{ picture: string | null; texts: string[] }[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bus = configuratorBus();
  bus.start('roomChoice', { machine: roomChoiceMachine, input: { stay: exampleStay }, ports: { nearness: () => of('near' as const), fetchRooms: async () => rooms } });
  const translator = createTranslator(language, await loadMessages(language, ['shell', 'search', 'hotel', 'card']));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<BusProvider bus={bus}><TranslatorProvider translator={translator}><Rooms /></TranslatorProvider></BusProvider>));
  const kinds = [...place.querySelectorAll('article')].map((article) => ({
    picture: article.querySelector('img')?.getAttribute('alt') ?? null,
    texts: [...article.querySelectorAll(':scope > div p')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  }));
  await act(async () => root.unmount());
  return kinds;
}

const suite = room('FAS', 3300000, {
  capacity: 6, free: 1, sizeM2: 57, picture: { src: '/images/file/scenes/room-twin-beds.3', alt: 'Two beds' }, beds: [{ kind: 'double', count: 1 }, { kind: 'single', count: 2 }, { kind: 'sofaBed', count: 5 }],
});
const villa = room('VIL', 5000000, { capacity: 9, fits: false, free: 0, beds: [{ kind: 'bunkBed', count: 2 }, { kind: 'extraBed', count: 1 }] });

it.each([
  ['cs', ['1 manželská postel, 2 samostatná lůžka, 5 rozkládacích pohovek', 'velikost 57 m² · nejvýše 6 osob · zbývá 1 pokoj'], '2 patrové postele, 1 přistýlka'],
  ['pl', ['1 łóżko małżeńskie, 2 łóżka pojedyncze, 5 rozkładanych sof', 'powierzchnia 57 m² · maksymalnie 6 osób · został 1 pokój'], '2 łóżka piętrowe, 1 dostawka'],
  ['ro', ['1 pat dublu, 2 paturi simple, 5 canapele extensibile', 'suprafață 57 m² · maximum 6 persoane · a mai rămas 1 cameră'], '2 paturi supraetajate, 1 pat suplimentar'],
  ['uk', ['1 двоспальне ліжко, 2 односпальні ліжка, 5 розкладних диванів', 'площа 57 м² · щонайбільше 6 осіб · залишився 1 номер'], '2 двоярусні ліжка, 1 додаткове ліжко'],
  ['hu', ['1 franciaágy, 2 egyszemélyes ágy, 5 kihúzható kanapé', '57 m² alapterület · legfeljebb 6 fő · még 1 szoba'], '2 emeletes ágy, 1 pótágy'],
] as const)('a room is shown by its picture, beds and size, in %s [rooms.states]', async (language, texts, beds) => {
  const [first, second] = await shown(language, [suite, villa]);
  expect(first).toEqual({ picture: 'Two beds', texts });
  expect([second!.picture, second!.texts[0]]).toEqual([null, beds]);
});

it('what is known of a room only by its name is shown as that', async () => {
  expect(await shown('cs', [room('DR2', 3000000)])).toEqual([{ picture: null, texts: ['nejvýše 3 osoby · zbývají 2 pokoje'] }]);
});
