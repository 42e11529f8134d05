import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createBus } from '../../../bus/bus.ts';
import { BusProvider } from '../../../bus/react.tsx';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../../i18n/react.tsx';
import { createTranslator } from '../../../i18n/translator.ts';
import { PageProvider } from '../../../parts/page.tsx';
import type { Page } from '../../../parts/page.tsx';
import type { Hotel } from '../../../routes/pages/hotel-card.page.ts';
import { HotelAbout } from './hotel-about.tsx';

const place = { code: 'GR', name: 'Řecko', slug: 'recko' };
const hotel: Hotel = {
  details: { name: 'Aldemar', code: 'GRK1042', type: 'hotel', shortDescription: { title: 'Shrnutí zájezdu', text: 'U moře.' }, stars: 4, coordinates: { latitude: 35.3, longitude: 25.1 }, season: 'summer', seasonName: 'Sezona: léto', roomsCount: 90, resortCode: 'MALIA', regionCode: 'KRETA', countryCode: 'GR' },
  hotelUrl: '/dovolena/recko/kreta/malia/aldemar-grk1042', slopeImageUrl: null, tour: null, tripAdvisor: { rating: 8.7, count: 120, distribution: [] },
  pictures: [], facilities: [], description: [], rooms: [], tripTypes: ['WS'], destination: { country: place, region: place, resort: place }, multiroomEnabled: true,
};

/** What stands below the price of a hotel card, words only. */
async function textOf(hotelOfCard: Hotel): Promise<string> {
  const page = { context: { language: 'cs' }, data: { hotel: hotelOfCard } } as unknown as Page;
  const translator = createTranslator('cs', await loadMessages('cs', ['hotel', 'listing']));
  const bus = createBus({ report: (problem) => { throw problem; } });
  const markup = renderToString(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><HotelAbout /></TranslatorProvider></PageProvider></BusProvider>);
  return markup.replaceAll(/(?:\s*<[^>]+>\s*)+/g, '|').replaceAll('\u00a0', ' ');
}

it('a hotel’s season and how many rooms it has are among its facts; its summary needs no title [hotel.details]', async () => {
  const text = await textOf({ ...hotel, rooms: [{ roomCode: 'DR2', roomName: 'Dvoulůžkový pokoj', capacity: 3 }] });
  for (const said of ['|Sezona: léto|', '|90 pokojů v hotelu|', '|U moře.|']) expect(text).toContain(said);
  expect(text).not.toContain('Shrnutí zájezdu');
});

it('a round trip’s summary has its title, before its days [hotel.details]', async () => {
  const tourPlan = [{ day: 1, title: 'Na Knóssos', text: 'Palác krále Mínóa.' }];
  expect(await textOf({ ...hotel, tour: { tourPlan } })).toMatch(/\|Shrnutí zájezdu\|U moře\.\|.*Na Knóssos\|.*Palác krále Mínóa\.\|/s);
});
