import type { ReactNode } from 'react';
import { ContentSlot } from '../content/content-slot.tsx';
import { PAGE_BANNER } from '../content/page-field-slots.ts';
import { usePage } from './page.tsx';

/** Slots above the heading: breadcrumbs and the like, then the page's banner. */
const ABOVE = ['top', PAGE_BANNER];

/** What editors put above a page. */
export function UpperSlots() {
  return ABOVE.map((name) => <ContentSlot key={name} name={name} />);
}

/** What editors put below a page. */
export function LowerSlots() {
  const { chrome: { cms } } = usePage();
  return cms?.slots.filter(({ name }) => !ABOVE.includes(name)).map(({ name }) => <ContentSlot key={name} name={name} />);
}

/** A page of the shop's own between what editors put above it and what they put below [cms.page-slots]. */
export function PageSlots({ children }: { children: ReactNode }) {
  return (
    <>
      <UpperSlots />
      {children}
      <LowerSlots />
    </>
  );
}
