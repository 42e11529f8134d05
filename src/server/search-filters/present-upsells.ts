import type { components } from '../../../openapi/generated/hotel.ts';
import type { Upgrade } from '../search/hotel/upsells-of-offer.ts';
import type { ServerText } from '../server-texts.ts';

type Upsell = components['schemas']['OfferUpsells']['upsells'][number];

/** Upgrades by what they are of, in words; a kind without any is left out. */
export function presentUpsells({ boards, rooms }: { boards: readonly Upgrade[]; rooms: readonly Upgrade[] }, { t }: ServerText): Upsell[] {
  return [
    ...upsellOf('board', boards, t('server.upsell.board.title'), t('server.upsell.board.description')),
    ...upsellOf('room', rooms, t('server.upsell.room.title'), t('server.upsell.room.description')),
  ];
}

function upsellOf(groupType: Upsell['groupType'], upgrades: readonly Upgrade[], title: string, description: string): Upsell[] {
  const [cheapest] = upgrades;
  if (cheapest === undefined) return [];
  const variants = upgrades.map(({ code, name, price, offerCode }) => ({ code, title: name, summaryTitle: `${title}: ${name}`, price, offerCode }));
  return [{ code: groupType, title, description, price: cheapest.price, groupType, variants, resignationAvailable: true }];
}
