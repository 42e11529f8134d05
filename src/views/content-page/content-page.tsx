import { ContentSlot } from '../../content/content-slot.tsx';
import { optionOf } from '../../content/component-options.ts';
import { placesSearch } from '../../content/asks-for-search.ts';
import { Banner } from '../../content/components/banner.tsx';
import { PAGE_BANNER } from '../../content/page-field-slots.ts';
import type { CmsComponent, CmsItem } from '../../content/content.types.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import { formatDate } from '../../domain/dates/display-date.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import type { SubscriptionData } from '../../routes/pages/subscription.page.ts';
import { usePage } from '../../parts/page.tsx';
import { PageSearch } from '../page-search.tsx';
import { SubscriptionPage } from '../subscription/subscription-page.tsx';
import * as styles from './content-page.styles.ts';

/** Slot above the heading: breadcrumbs and the like. */
const TOP = 'top';

/** A page that editors wrote: its heading, unless a banner carries it, then its parts. */
export function ContentPage() {
  const t = useTranslator();
  const { chrome: { cms }, data } = usePage<SubscriptionData | { purpose?: undefined }>();
  if (data.purpose !== undefined) return <SubscriptionPage data={data} />;
  if (cms === null) return null;
  const title = metaOf(cms, 'title') ?? '';
  const publishedOn = metaOf(cms, 'published');
  const provided = { globalSearch: <PageSearch /> };
  const hasHeading = cms.slots.some(({ components }) => components.some(carriesHeading));
  return (
    <article className={styles.page}>
      <ContentSlot name={TOP} provided={provided} />
      {cms.banner && !hasHeading && <Banner component={bannerOf(cms.url, cms.banner)} />}
      {cms.banner == null && !hasHeading && title !== '' && <PageContainer><h1 className={styles.title}>{title}</h1></PageContainer>}
      {!placesSearch(cms) && <PageSearch />}
      {isIsoDate(publishedOn) && <PageContainer><p className={styles.date}>{t('guide.blog.published', { date: formatDate(publishedOn) })}</p></PageContainer>}
      {cms.slots.filter(({ name }) => name !== TOP && name !== PAGE_BANNER).map(({ name }) => <ContentSlot key={name} name={name} provided={provided} />)}
    </article>
  );
}

/** The page's own banner, which says its heading. */
function bannerOf(url: string, banner: CmsItem): CmsComponent {
  return { uid: `banner of ${url}`, name: 'banner', options: [{ key: 'size', value: 'compact' }], items: [banner], profiles: [], active: true, validFrom: null, validTo: null };
}

function carriesHeading(component: CmsComponent): boolean {
  return component.name === 'banner' && ['hero', 'compact'].includes(optionOf(component, 'size') ?? '');
}
