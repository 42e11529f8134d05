import { useFlow } from '../../bus/react.tsx';
import { FacetPanel } from './facet-panel.tsx';

/** The facets of this page's list. */
export function ListingFacets() {
  const listing = useFlow('listing');
  return listing && <div><FacetPanel listing={listing} /></div>;
}
