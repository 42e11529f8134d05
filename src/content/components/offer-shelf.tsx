import { Grid } from '../../ui/layout.tsx';
import { OfferTile } from '../../views/offer-tile/OfferTile.tsx';
import { optionOf } from '../component-options.ts';
import type { ComponentViewProps } from '../content.types.ts';
import { Section } from './section.tsx';

const DEFAULT_LIMIT = 4;

/** Offers of a block's own call, the first few; without any there is no shelf [cms.home-components]. */
export function OfferShelf({ component, gifts }: ComponentViewProps) {
  const limit = Number(optionOf(component, 'limit') ?? DEFAULT_LIMIT);
  const offers = (gifts.offers?.[component.name] ?? []).slice(0, limit);
  if (offers.length === 0) return null;
  return (
    <Section component={component}>
      <Grid columns={4} gap={4}>
        {offers.map((offer) => <OfferTile key={offer.offerCode} offer={offer} />)}
      </Grid>
    </Section>
  );
}
