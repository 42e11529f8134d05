import type { components } from '../../../../openapi/generated/hotel.ts';
import type { Occupancy } from '../../../domain/participants.ts';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import type { OfferSearch } from '../offer-search.ts';

type FromPrice = components['schemas']['FromPrice'];

/** What an offer's board costs at least from each airport for its length, and for each length from its airport [config.choices]. */
export async function fromPrices(search: Pick<OfferSearch, 'hotelMatrix'>, offerCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<{ airports: FromPrice[]; durations: FromPrice[] }> {
  const stay = parseOfferCode(offerCode);
  const matrix = stay && await search.hotelMatrix(stay.hotelCode, occupancies, stay.boardCode, context);
  const sold = Object.values(matrix?.durationsByDates ?? {}).flat();
  return {
    airports: lowestBy(sold.filter(({ duration }) => duration === stay?.nights), ({ airportCode }) => airportCode),
    durations: lowestBy(sold.filter(({ airportCode }) => airportCode === stay?.airportCode), ({ duration }) => String(duration)),
  };
}

function lowestBy<Sold extends { price: number }>(sold: readonly Sold[], codeOf: (one: Sold) => string): FromPrice[] {
  return [...Map.groupBy(sold, codeOf)].map(([code, same]) => ({ code, price: same.reduce((lowest, { price }) => Math.min(lowest, price), Infinity) }));
}
