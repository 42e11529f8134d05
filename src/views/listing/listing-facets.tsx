import { useFlow } from '../../bus/react.tsx';
import { FacetPanel } from './facet-panel.tsx';

/** The facets of this page's list. */
export function ListingFacets() {
  const isThere = useFlow('listing', () => true);
  return isThere && <div><FacetPanel /></div>;
}
