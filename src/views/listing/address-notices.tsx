import type { SearchState } from '../../domain/search/search-state.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { withMessages } from '../../i18n/with-messages.tsx';
import { usePage } from '../../parts/page.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { droppedParts, ignoredParts } from './dropped-parts.ts';

export interface AddressNoticesProps {
  /** Parts of the address that were not understood. */
  dropped: readonly string[];
  /** Parts of its search that the shop no longer sells. */
  ignored?: readonly string[];
  search?: Pick<SearchState, 'selectedAirports'>;
}

export const loadAddressNotices = () => withMessages('panels', AddressNotices);

/** Says which parts of the address were left out. */
function AddressNotices({ dropped, ignored = [], search = { selectedAirports: [] } }: AddressNoticesProps) {
  const t = useTranslator();
  const { partyLimit } = usePage<Partial<ListingData> | null>().data ?? {};
  const said = (parts: ReturnType<typeof droppedParts>) => ({ parts: parts.map((part) => t(part)).join(', ') });
  const left = droppedParts(dropped).filter((part) => partyLimit === undefined || part !== 'panels.dropped.party');
  return (
    <>
      {partyLimit !== undefined && <Notice tone="warning">{partyLimit}</Notice>}
      {left.length > 0 && <Notice tone="warning">{t('panels.brokenQuery', said(left))}</Notice>}
      {ignored.length > 0 && <Notice tone="warning">{t('panels.ignored', said(ignoredParts(ignored, search)))}</Notice>}
    </>
  );
}
