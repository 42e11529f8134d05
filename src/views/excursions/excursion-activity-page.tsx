import { CircleCheck, Clock, Languages, MapPin } from 'lucide';
import { MARKET } from '../../domain/market/market.ts';
import { imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { PlainMessageKey } from '../../i18n/messages.types.ts';
import type { ExcursionActivityData } from '../../routes/pages/excursions.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { RatingBadge } from '../../ui/display/rating-badge.tsx';
import { ratingMessage } from '../../parts/offer-tile/rating-message.ts';
import { AddressNoticesPlace } from '../listing/address-notices-place.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { ActivityBooking } from './activity-booking.tsx';
import { BasketLink } from './basket-link.tsx';
import { useDuration } from './duration-text.ts';
import { MissingActivity } from './missing-activity.tsx';
import * as styles from './excursions.styles.ts';

type Activity = Extract<ExcursionActivityData, { kind: 'activity' }>['activity'];

/** One activity: what it is, then a day, a time and people [route.excursions]. */
export function ExcursionActivityPage() {
  const { data } = usePage<ExcursionActivityData>();
  return data.kind === 'missing' ? <MissingActivity near={data.near} place={data.place} /> : <Known activity={data.activity} dropped={data.dropped} />;
}

function Known({ activity, dropped }: { activity: Activity; dropped: string[] }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const duration = useDuration();
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <div className={styles.section}>
          <Breadcrumbs label={t('shell.breadcrumbs')} items={[{ label: t('excursions.results.title'), href: href('/vylety') }, { label: activity.region, href: href(activity.regionUrl) }, { label: activity.name }]} />
          <div className={styles.toolbar}>
            <h1>{activity.name}</h1>
            <BasketLink />
          </div>
          <AddressNoticesPlace dropped={dropped} />
          <ul className={styles.facts}>
            <li><RatingBadge value={format.rating(activity.rating)} text={t(ratingMessage(activity.rating))} count={t('listing.rating.count', { count: activity.ratingCount })} /></li>
            <li><Icon of={Clock} size="small" />{duration(activity.minutes)}</li>
            <li><Icon of={Languages} size="small" />{t('excursions.activity.guide')}: {activity.guideLanguages.map((code) => t(`excursions.guide.${code}` as PlainMessageKey)).join(', ')}</li>
          </ul>
          <LinkButton tone="primary" className={styles.toBooking} href="#booking">{t('excursions.book.title')}</LinkButton>
          <ul className={styles.gallery}>
            {activity.pictures.map(({ src, alt }, index) => (
              <li key={src}><Picture src={imageUrl(src, { width: 828, height: 621 })} srcSet={srcSet(src, 4 / 3, [384, 512, 640, 828, 1080])} sizes={index === 0 ? '(min-width: 768px) 50vw, 88vw' : '(min-width: 768px) 25vw, 88vw'} alt={alt} width={828} height={621} tone="sea" priority={index === 0} /></li>
            ))}
          </ul>
        </div>
        <div className={styles.activity}>
          <About activity={activity} />
          <ActivityBooking />
        </div>
      </PageContainer>
    </PageSlots>
  );
}

function About({ activity }: { activity: Activity }) {
  const t = useTranslator();
  const format = useFormat();
  const { latitude, longitude } = activity.coordinates;
  return (
    <div className={styles.about}>
      <p className={styles.lead}>{activity.summary}</p>
      <section className={styles.group}>
        <h2>{t('excursions.activity.about')}</h2>
        {activity.description.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      </section>
      <section className={styles.group}>
        <h2>{t('excursions.activity.meeting')}</h2>
        <p><Icon of={MapPin} size="small" /> {activity.meetingPoint}</p>
        <p><a href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`} rel="nofollow noopener noreferrer" referrerPolicy="no-referrer">{t('excursions.activity.map')}</a></p>
      </section>
      <section className={styles.group}>
        <h2>{t('excursions.activity.included')}</h2>
        <ul className={styles.items}>{activity.included.map((thing) => <li key={thing}><Icon of={CircleCheck} size="small" /> {thing}</li>)}</ul>
      </section>
      <section className={styles.group}>
        <h2>{t('excursions.activity.bring')}</h2>
        <ul className={styles.list}>{activity.bring.map((thing) => <li key={thing}>{thing}</li>)}</ul>
      </section>
      <section className={styles.group}>
        <h2>{t('excursions.activity.prices')}</h2>
        <table className={styles.table}>
          <tbody>
            {activity.prices.map(({ code, fromAge, toAge, price }) => (
              <tr key={code}>
                <th scope="row">{t(`excursions.band.${code}`)} <span className={styles.muted}>{toAge >= 99 ? t('excursions.band.agesFrom', { from: fromAge }) : t('excursions.band.ages', { from: fromAge, to: toAge })}</span></th>
                <td>{price === 0 ? t('excursions.band.free') : format.money(price, activity.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className={styles.group}>
        <h2>{t('excursions.activity.cancel')}</h2>
        <p>{t('excursions.activity.cancel.text', { hours: activity.freeCancelHours, percent: activity.lateCancelPercent })}</p>
        <p>{t('excursions.activity.cancel.how', { phone: MARKET.phoneLabel })}</p>
        {activity.advancePercent !== null && <p>{t('excursions.activity.advance', { percent: activity.advancePercent })}</p>}
      </section>
    </div>
  );
}
