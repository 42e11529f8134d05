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
  details: { name: 'Aldemar', code: 'GRK1042', type: 'hotel', shortDescription: { title: '', text: 'U moře.' }, stars: 4, coordinates: { latitude: 35.3, longitude: 25.1 }, season: 'summer', seasonName: 'Sezona: léto', roomsCount: 90, resortCode: 'MALIA', regionCode: 'KRETA', countryCode: 'GR' },
  hotelUrl: '/dovolena/recko/kreta/malia/aldemar-grk1042', slopeImageUrl: null, tour: null, tripAdvisor: { rating: 8.7, count: 120, distribution: [] },
  pictures: [], facilities: [], description: [], rooms: [], tripTypes: ['WS'], destination: { country: place, region: place, resort: place }, multiroomEnabled: true,
};

it('a hotel’s season is among its facts [hotel.details]', async () => {
  const page = { context: { language: 'cs' }, data: { hotel } } as unknown as Page;
  const translator = createTranslator('cs', await loadMessages('cs', ['hotel']));
  const bus = createBus({ report: (problem) => { throw problem; } });
  const markup = renderToString(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><HotelAbout /></TranslatorProvider></PageProvider></BusProvider>);
  expect(markup).toContain('>Sezona: léto<');
});
