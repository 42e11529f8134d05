import type { SearchState } from '../../domain/search/search-state.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { droppedParts, ignoredParts } from './dropped-parts.ts';

/** Says which parts of the address were left out; nothing when all were understood. */
export function BrokenAddressNotice({ dropped }: { dropped: readonly string[] }) {
  const t = useTranslator();
  if (dropped.length === 0) return null;
  return <Notice tone="warning">{t('listing.brokenQuery', { parts: droppedParts(dropped).map((part) => t(part)).join(', ') })}</Notice>;
}

/** Says which parts of a search the shop no longer sells; nothing when it sells them all. */
export function IgnoredNotice({ ignored, search }: { ignored: readonly string[]; search: Pick<SearchState, 'selectedAirports'> }) {
  const t = useTranslator();
  if (ignored.length === 0) return null;
  return <Notice tone="warning">{t('listing.ignored', { parts: ignoredParts(ignored, search).map((part) => t(part)).join(', ') })}</Notice>;
}
