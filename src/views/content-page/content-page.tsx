import { ContentSlot } from '../../content/content-slot.tsx';
import { optionOf } from '../../content/component-options.ts';
import type { CmsComponent } from '../../content/content.types.ts';
import { PageContainer } from '../../ui/layout.tsx';
import type { SubscriptionData } from '../../routes/pages/subscription.page.ts';
import { usePage } from '../page.tsx';
import { SubscriptionPage } from '../subscription/subscription-page.tsx';
import * as styles from './content-page.styles.ts';

/** Slot above the heading: breadcrumbs and the like. */
const TOP = 'top';

/** A page that editors wrote: its heading, unless a banner carries it, then its parts. */
export function ContentPage() {
  const { chrome: { cms }, data } = usePage<SubscriptionData | null>();
  if (data !== null) return <SubscriptionPage purpose={data.purpose} />;
  if (cms === null) return null;
  const title = cms.metaProperties.find(({ key }) => key === 'title')?.value;
  const hasHeading = cms.slots.some(({ components }) => components.some(carriesHeading));
  return (
    <article className={styles.page}>
      <ContentSlot name={TOP} />
      {!hasHeading && title !== undefined && <PageContainer><h1 className={styles.title}>{title}</h1></PageContainer>}
      {cms.slots.filter(({ name }) => name !== TOP).map(({ name }) => <ContentSlot key={name} name={name} />)}
    </article>
  );
}

function carriesHeading(component: CmsComponent): boolean {
  return component.name === 'banner' && ['hero', 'compact'].includes(optionOf(component, 'size') ?? '');
}
