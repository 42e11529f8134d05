import { imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { tripMeaningOf } from '../../domain/search/trip-types.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { DirectionData } from '../../routes/pages/direction.page.ts';
import type { CountryTile, DirectionsData } from '../../routes/pages/directions.page.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { TextSearch } from '../text-search.tsx';
import { Direction } from './direction.tsx';
import * as styles from './directions-page.styles.ts';

const RATIO = 16 / 9;

/** Where the shop sells holidays, or one of those places. */
export function DirectionsPage() {
  const { data } = usePage<DirectionsData | DirectionData>();
  return <PageSlots>{'groups' in data ? <Countries directions={data} /> : <Direction direction={data} />}</PageSlots>;
}

function Countries({ directions: { title, textSearch, groups } }: { directions: DirectionsData }) {
  const t = useTranslator();
  return (
    <PageContainer className={styles.page}>
      <h1>{title}</h1>
      <TextSearch id="directions-search" at={textSearch} label={t('guide.directions.search')} />
      {groups.map(({ tripType, countries }, group) => (
        <section key={tripType} className={styles.section} aria-labelledby={`kind-${tripType}`}>
          <h2 id={`kind-${tripType}`}>{t(`guide.holidays.${tripMeaningOf(tripType)}`)}</h2>
          <ul className={styles.tiles}>
            {countries.map((country, place) => <Country key={country.path} country={country} priority={group === 0 && place === 0} />)}
          </ul>
        </section>
      ))}
    </PageContainer>
  );
}

function Country({ country: { name, path, count, fromPrice, picture, regions }, priority }: { country: CountryTile; priority: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  return (
    <Card as="li" lifts>
      {picture && (
        <Picture
          src={imageUrl(picture.src, { width: 512, height: 288 })}
          srcSet={srcSet(picture.src, RATIO, [384, 512, 640])}
          sizes="(min-width: 992px) 25rem, (min-width: 576px) 50vw, 100vw"
          alt=""
          width={512}
          height={288}
          aspect="16:9"
          tone="sea"
          priority={priority}
        />
      )}
      <div className={styles.body}>
        <h3 className={styles.name}><a href={href(path)}>{name}</a></h3>
        <p className={styles.facts}>{[t('guide.direction.hotels', { count }), ...(fromPrice === null ? [] : [t('guide.direction.from', { price: format.money(fromPrice) })])].join(' · ')}</p>
        <ul className={styles.regions}>
          {regions.map((region) => <li key={region.path}><a href={href(region.path)}>{region.name}</a></li>)}
        </ul>
      </div>
    </Card>
  );
}
