import { cx } from '@linaria/core';
import { activitySearchPath } from '../../domain/urls/pages/activity-url.ts';
import type { ActivitySearch } from '../../domain/urls/pages/activity-url.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { PlainMessageKey } from '../../i18n/messages.types.ts';
import type { ExcursionActivityData, ExcursionSearchData } from '../../routes/pages/excursions.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { AddressNoticesPlace } from '../listing/address-notices-place.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { ActivityMapPlace } from './activity-map-place.tsx';
import { ActivitySearchForm } from './activity-search-form.tsx';
import { ActivityTiles } from './activity-tiles.tsx';
import { BasketLink } from './basket-link.tsx';
import { MissingActivity } from './missing-activity.tsx';
import * as styles from './excursions.styles.ts';

const SORTS = ['popular', 'price', 'priceDESC', 'rating', 'duration'] as const;

/** What was found, narrowed by links: each is an address of its own [excursion.search]. */
export function ExcursionSearchPage() {
  const { data } = usePage<ExcursionSearchData | ExcursionActivityData>();
  if ('kind' in data) return data.kind === 'missing' ? <MissingActivity near={data.near} place={data.place} /> : null;
  return <Results {...data} />;
}

function Results({ list, search, reversedTo, dropped }: ExcursionSearchData) {
  const t = useTranslator();
  const href = useHref();
  const linkTo = (changes: ActivitySearch) => href(activitySearchPath({ ...search, page: undefined, ...changes }));
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <div className={styles.section}>
          <div className={styles.toolbar}>
            <h1>{list.place === null ? t('excursions.results.title') : t('excursions.results.titleIn', { place: list.place })}</h1>
            <BasketLink />
          </div>
          <AddressNoticesPlace dropped={dropped} />
          <ActivitySearchForm search={search} reversedTo={reversedTo} />
        </div>
        <div className={styles.columns}>
          <section className={styles.section}>
            <div className={styles.toolbar}>
              <div role="status"><h2>{t('excursions.results.count', { count: list.total })}</h2></div>
              <a href="#filters" className={styles.jump}>{t('excursions.results.filters')}</a>
              <nav aria-label={t('excursions.results.sort')}>
                <ul className={styles.sorts}>
                  {SORTS.map((sort) => <li key={sort}><a className={styles.facet} aria-current={list.sort === sort || undefined} href={linkTo({ sort: sort === 'popular' ? undefined : sort })}>{t(`excursions.sort.${sort}`)}</a></li>)}
                </ul>
              </nav>
            </div>
            {list.total === 0
              ? <Notice title={t('excursions.results.empty.title')} action={<LinkButton tone="outline" href={href('/vylety/hledani')}>{t('excursions.results.empty.action')}</LinkButton>}>{t('excursions.results.empty.text')}</Notice>
              : <ActivityTiles activities={list.activities} query={formatQueryString({ from: search.from, people: search.people })} />}
            {list.pages > 1 && (
              <nav aria-label={t('excursions.results.pages')}>
                <ul className={styles.pages}>
                  {Array.from({ length: list.pages }, (_, page) => (
                    <li key={page}><a className={styles.facet} aria-current={page === list.page ? 'page' : undefined} aria-label={t('excursions.results.page', { page: page + 1 })} href={linkTo({ page: page === 0 ? undefined : String(page) })}>{page + 1}</a></li>
                  ))}
                </ul>
              </nav>
            )}
          </section>
          <Facets list={list} linkTo={linkTo} />
        </div>
        {list.total > 0 && <ActivityMapPlace />}
      </PageContainer>
    </PageSlots>
  );
}

function Facets({ list, linkTo }: { list: ExcursionSearchData['list']; linkTo: (changes: ActivitySearch) => string }) {
  const t = useTranslator();
  return (
    <div id="filters" className={styles.facets}>
      <FacetGroup title={t('excursions.results.categories')} values={list.categories.map((value) => ({ ...value, label: t(`excursions.category.${value.code}` as PlainMessageKey) }))} linkTo={(category) => linkTo({ category })} />
      <FacetGroup title={t('excursions.results.guides')} values={list.guides.map((value) => ({ ...value, label: t(`excursions.guide.${value.code}` as PlainMessageKey) }))} linkTo={(guide) => linkTo({ guide })} />
      <FacetGroup title={t('excursions.results.regions')} values={list.regions} linkTo={(region) => linkTo({ region })} />
    </div>
  );
}

function FacetGroup({ title, values, linkTo }: { title: string; values: ExcursionSearchData['list']['categories']; linkTo: (code: string | undefined) => string }) {
  const t = useTranslator();
  return (
    <nav aria-label={title}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul className={cx(styles.facetList, styles.scrolled)}>
        <li><a className={styles.facet} aria-current={!values.some(({ selected }) => selected) || undefined} href={linkTo(undefined)}>{t('excursions.results.all')}</a></li>
        {values.map(({ code, label, count, selected }) => (
          <li key={code}><a className={styles.facet} aria-current={selected || undefined} href={linkTo(selected ? undefined : code)}><span>{label}</span><span className={styles.muted}>{count}</span></a></li>
        ))}
      </ul>
    </nav>
  );
}
