import type { ComponentViewProps } from '../content.types.ts';
import { LastSearches } from './last-searches.tsx';
import { LastViewedOffers } from './last-viewed-offers.tsx';

export function RememberedShelf(props: ComponentViewProps) {
  return props.component.name === 'lastSearches' ? <LastSearches {...props} /> : <LastViewedOffers {...props} />;
}
