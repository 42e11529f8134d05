import { createContext, use } from 'react';
import { Heart } from 'lucide';
import { selectIsWished } from '../../machines/wishlist/wishlist.select.ts';
import { useDispatch, useFlow } from '../bus/react.tsx';
import type { TileOffer } from '../domain/offers/tile-offer.ts';
import { useTranslator } from '../i18n/react.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';

type WishedOffer = Pick<TileOffer, 'hotelCode' | 'hotelName' | 'offerCode'> & { occupancies: readonly Pick<TileOffer['occupancies'][number], 'adultsCount' | 'childrenBirthDates'>[] };

/** Whether the page shows hotels as the visitor's own: they are marked before the list of the visit is there. */
export const OwnHotels = createContext(false);

/** Puts a hotel on the wishlist and takes it off; a press before the flow has come waits for it [wishlist.events]. */
export function WishHeart({ offer: { hotelCode, hotelName, offerCode, occupancies }, className }: { offer: WishedOffer; className?: string }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const isOwn = use(OwnHotels);
  const isWished = useFlow('wishlist', selectIsWished(hotelCode, isOwn)) ?? isOwn;
  const party = () => occupancies.map(({ adultsCount, childrenBirthDates }) => ({ adults: adultsCount, childBirthDates: childrenBirthDates }));
  return (
    <IconButton
      icon={Heart}
      tone="heart"
      label={t('listing.wish.add', { hotel: hotelName })}
      pressed={isWished}
      className={className}
      onClick={() => dispatch({ type: 'wishlist.toggle', hotelCode, offerCode, occupancies: party(), isOwn })}
    />
  );
}
