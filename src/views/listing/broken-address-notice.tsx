import { useTranslator } from '../../i18n/react.tsx';
import { Notice } from '../../ui/notice.tsx';
import { droppedParts } from './dropped-parts.ts';

/** Says which parts of the address were left out; nothing when all were understood. */
export function BrokenAddressNotice({ dropped }: { dropped: readonly string[] }) {
  const t = useTranslator();
  if (dropped.length === 0) return null;
  return <Notice tone="warning">{t('listing.brokenQuery', { parts: droppedParts(dropped).map((part) => t(part)).join(', ') })}</Notice>;
}
