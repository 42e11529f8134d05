import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleOffer } from '../../../machines/testing/example-offer.ts';
import { createBus } from '../../bus/bus.ts';
import { BusProvider } from '../../bus/react.tsx';
import { tileOfferOf } from '../../domain/offers/tile-offer.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { TranslatorProvider } from '../../i18n/react.tsx';
import { createTranslator } from '../../i18n/translator.ts';
import { PageProvider } from '../page.tsx';
import type { Page } from '../page.tsx';
import { OfferTile } from './offer-tile.tsx';
import type { PriceType } from './offer-tile-price.tsx';

const flight = { airLineCode: 'QS', airLineName: 'Smartwings', flightNumber: 'QS 1', from: 'PRG', to: 'HER', fromName: 'Praha', toName: 'Heraklion', date: '2026-07-12', departureTime: '06:10', arrivalTime: '09:55' };
const back = { ...flight, departureTime: '22:40', arrivalTime: '01:30' };

/** The words of a tile, an element's from the next one's by a bar. */
async function textOf(changes: Parameters<typeof exampleOffer>[1], priceType?: PriceType): Promise<string> {
  const page = { context: { language: 'cs' }, data: {} } as unknown as Page;
  const translator = createTranslator('cs', await loadMessages('cs', ['shell', 'listing']));
  const bus = createBus({ report: (problem) => { throw problem; } });
  const offer = tileOfferOf(exampleOffer('GRK1042_PRG_20260712_07_AI_DR2', { departureFlight: flight, returnFlight: back, ...changes }));
  const markup = renderToStaticMarkup(<BusProvider bus={bus}><PageProvider page={page}><TranslatorProvider translator={translator}><OfferTile offer={offer} priceType={priceType} /></TranslatorProvider></PageProvider></BusProvider>);
  return markup.replaceAll(/(?:\s*<[^>]+>\s*)+/g, '|').replaceAll('\u00a0', ' ');
}

it('says of an offer its place, hotel, flight with airport, hours and airline, days, room, board, price before and after the discount, and for whom [listing.offer-fields] [price.types]', async () => {
  const offer: Parameters<typeof exampleOffer>[1] = {
    airportName: 'Praha', boardName: 'Polopenze', occupancies: [{ adultsCount: 2, childrenBirthDates: ['2019-05-04'], roomCode: 'DR2', boardCode: 'HB', participantsCount: 3 }],
    _embedded: { rooms: [{ roomName: 'Dvoulůžkový pokoj', roomCode: 'DR2', boarding: 'Polopenze' }] },
  };
  const facts = '|Sleva 13 %|Řecko · Kréta · Malia|Hotel GRK1042|4 hvězdičky|8,6|Velmi dobré|· 120 hodnocení|Odlet Praha,|06:10–09:55|· Smartwings|12.07.2026 – 19.07.2026, 7 nocí|Dvoulůžkový pokoj|Polopenze|';
  expect(await textOf(offer)).toBe(`${facts}za osobu|Původní cena|14 990 Kč|12 990 Kč|25 980 Kč celkem · 2 dospělí, 1 dítě|Zobrazit|`);
  expect(await textOf(offer, 'fullPrice')).toBe(`${facts}celkem|Původní cena|29 980 Kč|25 980 Kč|2 dospělí, 1 dítě · 12 990 Kč za osobu|Zobrazit|`);
});

it('says that its party brings itself, and of a flight alone both ways and nothing of a hotel [listing.offer-fields] [trip.by-car]', async () => {
  const byCar = await textOf({ airportCode: 'CAR', airportName: '', departureFlight: null, returnFlight: null });
  expect(byCar).toContain('|Vlastní doprava|12.07.2026');
  expect(byCar).not.toContain('Odlet');
  const flightAlone = await textOf({ boardName: '', stars: 0, rating: 0, _embedded: { rooms: [] } });
  expect(flightAlone).toContain('|Odlet PRG,|06:10–09:55|· Smartwings|Zpět,|22:40–|01:30 +1|01:30 následující den|· Smartwings|12.07.2026');
  expect(flightAlone).not.toMatch(/hodnocení|hvězd/);
});

it('marks a low-cost flight, and shows no price before where it was none [listing.low-cost] [listing.offer-fields]', async () => {
  const reduced = await textOf({ lowCost: true });
  const plain = await textOf({ price: 1299000, originalFullPrice: 2598000 });
  expect([reduced, plain].map((text) => [text.includes('|Nízkonákladový let|'), text.includes('Původní cena'), text.includes('Sleva')])).toEqual([[true, true, true], [false, false, false]]);
});
