import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { useHref } from '../../parts/page.tsx';

/** The address of the login that leads back to a page. */
export function useLoginHref(): (returnTo: string) => string {
  const href = useHref();
  return (returnTo) => href('/mytui/login') + formatQueryString(returnTo === '' ? {} : { returnTo });
}
