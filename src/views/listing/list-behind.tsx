import { memo, useDeferredValue, useState } from 'react';
import { selectStatus } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { OfferList } from './offer-list.tsx';

interface ListBehindProps {
  listing: FlowSnapshot<'listing'>;
  /** Something stands in front of all of it. */
  isCovered: boolean;
}

const UnchangedList = memo(OfferList);

/** The list; while nobody sees it, it follows once its answer is there, after everything that is seen. */
export function ListBehind({ listing, isCovered }: ListBehindProps) {
  const [reached, setReached] = useState(listing);
  const later = useDeferredValue(reached);
  const isWorthwhile = !isCovered || selectStatus(listing) !== 'updating';
  if (reached !== listing && isWorthwhile) setReached(listing);
  return <UnchangedList listing={isCovered ? later : listing} />;
}
