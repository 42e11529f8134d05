import { toMajor } from '../../domain/prices/money.ts';
import { imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { ExcursionHomeData } from '../../routes/pages/excursions.page.ts';
import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { ActivitySearchForm } from './activity-search-form.tsx';
import { ActivityTiles } from './activity-tiles.tsx';
import { BasketLink } from './basket-link.tsx';
import * as styles from './excursions.styles.ts';

/** The shop of excursions: search, what people like most, where it costs least [route.excursions]. */
export function ExcursionHomePage() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { popular, prices } = usePage<ExcursionHomeData>().data;
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <div className={styles.hero}>
          <h1>{t('excursions.home.title')}</h1>
          <p className={styles.lead}>{t('excursions.home.lead')}</p>
          <ActivitySearchForm />
        </div>
        <section className={styles.section}>
          <div className={styles.toolbar}>
            {popular.length > 0 && <h2>{t('excursions.home.popular')}</h2>}
            <BasketLink />
          </div>
          {popular.length > 0 && <ActivityTiles activities={popular} inFour />}
        </section>
        {prices.length > 0 && (
          <section className={styles.section}>
            <h2>{t('excursions.home.prices')}</h2>
            <ul className={styles.prices}>
              {prices.map(({ region, url, price, currency, count, picture }) => (
                <Card key={url} as="li" lifts>
                  <Picture src={imageUrl(picture.src, { width: 384, height: 288 })} srcSet={srcSet(picture.src, 4 / 3, [256, 384, 512])} sizes="(min-width: 768px) 25vw, 50vw" alt="" width={384} height={288} tone="sea" />
                  <div className={styles.tileBody}>
                    <h3 className={styles.tileTitle}><CardLink href={href(url)}>{region}</CardLink></h3>
                    <p className={styles.muted}>{t('excursions.results.count', { count })}</p>
                    <strong data-price={toMajor(price)} data-currency={currency}>{format.money(price, currency)}</strong>
                  </div>
                </Card>
              ))}
            </ul>
          </section>
        )}
      </PageContainer>
    </PageSlots>
  );
}
