import type { ReactNode } from 'react';
import { placesSearch } from '../content/asks-for-search.ts';
import { usePage } from '../parts/page.tsx';
import { PageSearch } from './page-search.tsx';
import { LowerSlots, UpperSlots } from './slots-around.tsx';

const provided = { globalSearch: <PageSearch /> };

/** A page of the shop's own between what editors put above it and what they put below; its search, if they gave it one, where they put it [cms.page-slots] [cms.search-visible]. */
export function PageSlots({ children }: { children: ReactNode }) {
  const { chrome: { cms } } = usePage();
  return (
    <>
      <UpperSlots provided={provided} />
      {cms && !placesSearch(cms) && <PageSearch />}
      {children}
      <LowerSlots provided={provided} />
    </>
  );
}
