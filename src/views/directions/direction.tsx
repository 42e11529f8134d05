import { Plane } from 'lucide';
import { DIRECTIONS_PATH } from '../../domain/urls/pages/directions-url.ts';
import { lowestPricesPath } from '../../domain/urls/pages/lowest-prices-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import { useHref } from '../../parts/page.tsx';
import type { DirectionData } from '../../routes/pages/direction.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Grid, PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './directions-page.styles.ts';

/** A place: what it costs, what it consists of, its cheapest holidays, and the ways there. */
export function Direction({ direction }: { direction: DirectionData }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { title, breadcrumbs, search, listingPath, total, fromPrice, places, placesAre, offers, best, airports, activitiesPath } = direction;
  const above = breadcrumbs.map(({ label, url }, place) => (place === breadcrumbs.length - 1 ? { label } : { label, href: href(url) }));
  return (
    <PageContainer className={styles.page}>
      <Breadcrumbs label={t('shell.breadcrumbs')} items={[{ label: t('guide.home'), href: href('/') }, { label: t('guide.directions'), href: href(DIRECTIONS_PATH) }, ...above]} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.facts}>
          {[t('guide.direction.hotels', { count: total }), ...(fromPrice === null ? [] : [t('guide.direction.from', { price: format.money(fromPrice) })])].join(' · ')}
        </p>
        <div className={styles.steps}>
          {total > 0 && <LinkButton tone="primary" href={href(listingPath)}>{t('guide.direction.offers', { count: total })}</LinkButton>}
          <LinkButton tone="outline" href={href(lowestPricesPath(search))}>{t('guide.direction.prices')}</LinkButton>
          {activitiesPath !== null && <LinkButton tone="outline" href={href(activitiesPath)}>{t('guide.direction.activities')}</LinkButton>}
        </div>
      </header>
      {total === 0 && <Notice action={<LinkButton tone="outline" href={href(DIRECTIONS_PATH)}>{t('guide.directions')}</LinkButton>}>{t('guide.direction.empty')}</Notice>}
      {places.length > 0 && (
        <section className={styles.section} aria-labelledby="places">
          <h2 id="places">{t(`guide.direction.${placesAre}`)}</h2>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.path}>
                <a className={styles.place} href={href(place.path)}>
                  <strong>{place.name}</strong>
                  <span className={styles.facts}>{[t('guide.direction.hotels', { count: place.count }), ...(place.fromPrice === null ? [] : [t('guide.direction.from', { price: format.money(place.fromPrice) })])].join(' · ')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {offers.length > 0 && (
        <section className={styles.section} aria-labelledby="cheapest">
          <h2 id="cheapest">{t('guide.direction.cheapest')}</h2>
          <Grid columns={3} gap={4}>{offers.map((offer, place) => <OfferTile key={offer.offerCode} offer={offer} priority={place === 0} />)}</Grid>
        </section>
      )}
      {best.length > 0 && (
        <section className={styles.section} aria-labelledby="best">
          <h2 id="best">{t('guide.direction.best')}</h2>
          <Grid columns={3} gap={4}>{best.map((offer) => <OfferTile key={offer.offerCode} offer={offer} />)}</Grid>
        </section>
      )}
      {airports.length > 0 && (
        <section className={styles.section} aria-labelledby="airports">
          <h2 id="airports">{t('guide.direction.airports')}</h2>
          <ul className={styles.places}>
            {airports.map(({ name, path }) => <li key={path}><a className={styles.airport} href={href(path)}><Icon of={Plane} size="small" />{name}</a></li>)}
          </ul>
        </section>
      )}
    </PageContainer>
  );
}
