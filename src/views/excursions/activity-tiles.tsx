import { CalendarDays, Clock, MapPin } from 'lucide';
import { cx } from '@linaria/core';
import { toMajor } from '../../domain/prices/money.ts';
import { imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { ratingMessage } from '../../parts/offer-tile/rating-message.ts';
import { useHref } from '../../parts/page.tsx';
import type { ActivityTile } from '../../routes/pages/excursions.page.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { Price } from '../../ui/display/price.tsx';
import { RatingBadge } from '../../ui/display/rating-badge.tsx';
import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import { useDuration } from './duration-text.ts';
import * as styles from './excursions.styles.ts';

/** Activities as cards, each one link; `query` keeps the day and the people of a search. */
export function ActivityTiles({ activities, query = '', inFour = false }: { activities: readonly ActivityTile[]; query?: string; inFour?: boolean }) {
  return (
    <ul className={cx(styles.tiles, inFour && styles.four)}>
      {activities.map((activity, index) => <li key={activity.activityId}><Tile activity={activity} query={query} isFirst={index < 3} /></li>)}
    </ul>
  );
}

function Tile({ activity, query, isFirst }: { activity: ActivityTile; query: string; isFirst: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const duration = useDuration();
  const { picture } = activity;
  return (
    <article data-activity={activity.activityId} className={styles.tilePlace}>
      <Card lifts className={styles.tile}>
        <Picture src={imageUrl(picture.src, { width: 512, height: 384 })} srcSet={srcSet(picture.src, 4 / 3, [256, 384, 512, 640, 828])} sizes="(min-width: 992px) 22rem, (min-width: 576px) 50vw, 100vw" alt={picture.alt} width={512} height={384} tone="sea" priority={isFirst} />
        <div className={cx(styles.tileBody, styles.tileFoot)}>
          <p className={styles.muted}>{activity.region}</p>
          <h3 className={styles.tileTitle}><CardLink href={href(activity.url) + query}>{activity.name}</CardLink></h3>
          <RatingBadge value={format.rating(activity.rating)} text={t(ratingMessage(activity.rating))} count={t('listing.rating.count', { count: activity.ratingCount })} />
          <ul className={styles.facts}>
            <li><Icon of={Clock} size="small" />{duration(activity.minutes)}</li>
            <li><Icon of={MapPin} size="small" />{activity.resort}</li>
            <li><Icon of={CalendarDays} size="small" />{activity.nextDay === null ? t('excursions.tile.none') : t('excursions.tile.next', { date: format.date(activity.nextDay) })}</li>
          </ul>
          <span data-price={toMajor(activity.price)} data-currency={activity.currency}>
            <Price amount={format.money(activity.price, activity.currency)} label={t('excursions.tile.from')} />
          </span>
        </div>
      </Card>
    </article>
  );
}
