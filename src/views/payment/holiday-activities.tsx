import { cx } from '@linaria/core';
import { daysWithoutTravel } from '../../domain/dates/days-without-travel.ts';
import { activitySearchPath } from '../../domain/urls/pages/activity-url.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { ActivityTile } from '../../routes/pages/excursions.page.ts';
import type { Order } from '../../routes/pages/payment.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { ActivityTiles } from '../excursions/activity-tiles.tsx';
import { useHref } from '../../parts/page.tsx';
import * as styles from '../excursions/excursions.styles.ts';

/** What can be done at the place and on the days of a holiday that was booked [excursion.search]. */
export function HolidayActivities({ order, activities }: { order: Order; activities: readonly ActivityTile[] }) {
  const t = useTranslator();
  const href = useHref();
  const { destination: { region } } = order.offer;
  const days = daysWithoutTravel(order.offer);
  const people = String(order.travellers.length);
  return (
    <section className={cx(styles.section, styles.screenOnly)}>
      <h2>{t('excursions.holiday.title', { place: region.name })}</h2>
      <ActivityTiles activities={activities} query={formatQueryString({ ...days, people })} />
      <LinkButton tone="outline" href={href(activitySearchPath({ region: region.slug, ...days, people }))}>{t('excursions.holiday.more')}</LinkButton>
    </section>
  );
}
