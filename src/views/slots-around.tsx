import { ContentSlot } from '../content/content-slot.tsx';
import type { PageProvided } from '../content/content.types.ts';
import { PAGE_BANNER } from '../content/page-field-slots.ts';
import { usePage } from '../parts/page.tsx';

/** Slots above the heading: breadcrumbs and the like, then the page's banner. */
const ABOVE = ['top', PAGE_BANNER];

interface SlotsProps {
  provided?: PageProvided;
}

/** What editors put above a page. */
export function UpperSlots(props: SlotsProps) {
  return ABOVE.map((name) => <ContentSlot key={name} name={name} {...props} />);
}

/** What editors put below a page. */
export function LowerSlots(props: SlotsProps) {
  const { chrome: { cms } } = usePage();
  return cms?.slots.filter(({ name }) => !ABOVE.includes(name)).map(({ name }) => <ContentSlot key={name} name={name} {...props} />);
}
