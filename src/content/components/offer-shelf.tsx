import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import { Shelf } from '../../ui/surfaces/shelf.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import { Section } from './section.tsx';

/** Offers of a block's own call; without any there is no shelf [cms.home-components]. */
export function OfferShelf({ component }: ComponentViewProps) {
  const { offers = [] } = component;
  if (offers.length === 0) return null;
  return (
    <Section component={component}>
      <Shelf>
        {offers.map((offer) => <OfferTile key={offer.offerCode} offer={offer} />)}
      </Shelf>
    </Section>
  );
}
