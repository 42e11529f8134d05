import type { NoticeData } from '../../routes/pages/notice.page.ts';
import { MARKET } from '../../domain/market/market.ts';
import { imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { listingPath } from '../../domain/urls/listing-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { localisedPath } from '../../domain/market/language.ts';
import { Card, CardLink } from '../../ui/surfaces/card.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { TextSearch } from '../text-search.tsx';
import * as styles from './notice-page.styles.ts';

/** A quiet place for each kind of nothing to see. */
const scenes: Record<NoticeData['kind'], string> = {
  notFound: 'greek-windmills-afternoon',
  noOrder: 'greek-windmills-afternoon',
  notActive: 'cyclades-domes-sunset',
  failed: 'dalmatia-harbour-dusk',
};

const WIDTH = 640;
const RATIO = 16 / 9;

/** Why there is nothing to see here, in human words, and the best next steps. */
export function NoticePage() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { data: { kind, textSearch, sought, places = [], hotels = [] }, context } = usePage<NoticeData>();
  const src = `/images/file/scenes/${scenes[kind]}`;
  return (
    <PageContainer className={styles.page}>
      <div className={styles.texts}>
        <h1 className={styles.title}>{t(`guide.notice.${kind}.title`)}</h1>
        <p className={styles.explanation}>{sought ? t('guide.notice.nothing', { text: sought }) : t(hotels.length > 0 ? 'guide.notice.hotelGone' : `guide.notice.${kind}.text`)}</p>
        <TextSearch id="notice-search" at={textSearch} label={t('guide.notice.search.label')} sought={sought} />
        {places.length > 0 && (
          <nav aria-label={t('guide.notice.places')}>
            <p className={styles.help}>{t('guide.notice.places')}</p>
            <ul className={styles.places}>{places.map(({ label, url }) => <li key={url}><a className={styles.place} href={localisedPath(t.language, url)}>{label}</a></li>)}</ul>
          </nav>
        )}
        <div className={styles.steps}>
          {kind === 'failed'
            ? <LinkButton tone="primary" href={href(context.path + context.query)}>{t('shell.retry')}</LinkButton>
            : kind === 'noOrder'
              ? <LinkButton tone="primary" href={href('/mytui')}>{t('shell.menu.account')}</LinkButton>
              : <LinkButton tone="primary" href={href('/')}>{t('shell.page.home')}</LinkButton>}
          <LinkButton tone="outline" href={href(listingPath({ tripType: 'WS' }))}>{t('shell.page.offers')}</LinkButton>
        </div>
        <p className={styles.help}>{t('guide.notice.help', { phone: MARKET.phoneLabel })}</p>
      </div>
      <Picture
        className={styles.picture}
        src={imageUrl(src, { width: WIDTH, height: WIDTH / RATIO })}
        srcSet={srcSet(src, RATIO, [384, 640, 828, 1200])}
        sizes="(min-width: 992px) 36rem, 100vw"
        alt=""
        width={WIDTH}
        height={WIDTH / RATIO}
        aspect="16:9"
        tone="dusk"
        priority
        rounded
      />
      {hotels.length > 0 && (
        <section className={styles.around} aria-labelledby="notice-hotels">
          <h2 id="notice-hotels">{t('guide.notice.hotels')}</h2>
          <ul className={styles.hotels}>
            {hotels.map(({ url, name, place, picture, price }) => (
              <Card key={url} as="li" lifts>
                <Picture src={imageUrl(picture.src, { width: 512, height: 384 })} srcSet={srcSet(picture.src, 4 / 3, [384, 512, 640])} sizes="(min-width: 992px) 18rem, 50vw" alt={picture.alt} width={512} height={384} tone="sea" />
                <p className={styles.hotel}>
                  <CardLink className={styles.hotelName} href={localisedPath(t.language, url)}>{name}</CardLink>
                  <span className={styles.help}>{place}</span>
                  <strong>{t('guide.notice.perPerson', { price: format.money(price) })}</strong>
                </p>
              </Card>
            ))}
          </ul>
        </section>
      )}
    </PageContainer>
  );
}
