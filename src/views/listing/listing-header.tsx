import { selectDestinations, selectSearchState, selectStatus, selectTotalResults, selectTripType } from '../../../machines/listing/listing.select.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { placeAddress } from '../../domain/urls/place-address.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { FurtherLinks } from './further-links.tsx';
import * as styles from './listing-header.styles.ts';

const BANNER_RATIO = 21 / 9;
const BANNER_WIDTHS = [384, 640] as const;

/** Where we are, what is listed, and how much of it there is. */
export function ListingHeader() {
  const t = useTranslator();
  const href = useHref();
  const { data: { title, lead, breadcrumbs, ...data }, chrome: { cms } } = usePage<ListingData>();
  // A place has a picture of its own; a list of all places has the one that editors chose.
  const banner = data.banner ?? cms?.banner?.picture;
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        {/* Where we are alone would only say the title twice. */}
        {breadcrumbs.length > 1 && (
          <Breadcrumbs
            label={t('shell.breadcrumbs')}
            items={breadcrumbs.map(({ label, url }, index) => ({ label, ...(index < breadcrumbs.length - 1 && { href: href(url) }) }))}
          />
        )}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.facts}>
          <p className={styles.count} role="status">
            <Count />
          </p>
          <Places />
          <FurtherLinks place="header" />
          <ShareButton />
        </div>
      </div>
      {banner && (
        <Picture
          className={styles.banner}
          src={imageUrl(banner.src, { width: 384, height: 384 / BANNER_RATIO })}
          srcSet={srcSet(banner.src, BANNER_RATIO, BANNER_WIDTHS)}
          sizes="20rem"
          alt=""
          width={384}
          height={Math.round(384 / BANNER_RATIO)}
          aspect="21:9"
          tone="sea"
          rounded
        />
      )}
    </header>
  );
}

/** Where the list leads, by country, or within one by region: the same search there [listing.destinations]. */
function Places() {
  const href = useHref();
  const places = useRunningFlow('listing', selectDestinations);
  const search = useRunningFlow('listing', selectSearchState);
  const [country, region] = places;
  const named = region?.code.includes('-') ? places.slice(1) : places;
  if (named.length < 2) return null;
  return (
    <p className={styles.places}>
      {named.flatMap((place, index) => [
        index > 0 && ' · ',
        <a key={place.code} href={href(placeAddress(search, place.code, named === places ? { direction: place.slug } : { direction: country!.slug, region: place.slug }))}>{place.name}</a>,
      ])}
    </p>
  );
}

function Count() {
  const t = useTranslator();
  const total = useRunningFlow('listing', selectTotalResults);
  const status = useRunningFlow('listing', selectStatus);
  const trip = useRunningFlow('listing', selectTripType);
  if (status === 'failed') return t('search.count.failed');
  return status === 'fetching' || total === null ? t('results.count.fetching') : t('listing.count', { trip, count: total });
}
