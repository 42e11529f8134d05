import { ChevronDown } from 'lucide';
import { cx } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { selectIsExpanded } from '../../../../machines/accordion/accordion.select.ts';
import type { components } from '../../../../openapi/generated/commerce.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../../bus/react.tsx';
import { toMajor } from '../../../domain/prices/money.ts';
import { imageUrl, srcSet } from '../../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { TripFactList } from './trip-fact-list.tsx';
import * as styles from './trip-summary.styles.ts';

type Offer = components['schemas']['Offer'];

interface TripSummaryProps {
  offer: Offer;
  /** Who travels, in words. */
  party: string;
  /** Minor units. */
  totalPrice: number;
  /** What the total was before it changed. */
  previousTotal?: number | undefined;
  /** What is paid first, when that is less than all. */
  deposit?: number | undefined;
}

/** Key of the accordion that folds it, and its one section. */
const TRIP = 'trip';
const RATIO = 16 / 9;
const WIDTH = 512;

/** What is being bought, always in view: beside the form on desktop, on small screens a bar that unfolds. */
export function TripSummary({ offer, party, totalPrice, previousTotal, deposit }: TripSummaryProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const isOpen = useRunningFlow('accordion', (sections) => selectIsExpanded(sections, TRIP), TRIP);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const fold = () => dispatch({ type: 'accordion.collapse', section: TRIP }, TRIP);
    // Unfolded it lies over the form: whatever is worked on or pointed out there must not stay behind it.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && opener.current?.closest('aside')?.contains(target) === false) fold();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      opener.current?.focus();
      fold();
    };
    const left = new AbortController();
    document.addEventListener('focusin', onFocus, { signal: left.signal });
    document.addEventListener('keydown', onKey, { signal: left.signal });
    return () => left.abort();
  }, [isOpen, dispatch]);
  const money = (minor: number) => format.money(minor, offer.currency);
  const { country, resort } = offer.destination;
  const before = previousTotal === undefined ? undefined : { amount: money(previousTotal), label: t('checkout.priceChanged.before') };
  return (
    <aside className={styles.summary} {...useFlowRoot('accordion', TRIP)} aria-labelledby="trip-title">
      {/* No heading: it stands before the page's own. */}
      <p id="trip-title" className={styles.title}>{t('checkout.trip.title', { trip: offer.tripType })}</p>
      <button ref={opener} type="button" className={styles.bar} aria-expanded={isOpen} aria-controls="trip" onClick={() => dispatch({ type: isOpen ? 'accordion.collapse' : 'accordion.expand', section: TRIP }, TRIP)}>
        <span className={styles.barTexts}>
          <VisuallyHidden>{t('checkout.trip.title', { trip: offer.tripType })}: </VisuallyHidden>
          <span className={styles.barName}>{offer.hotelName}</span>
          <span className={styles.barDates}>{format.dayRange(offer.startDate, offer.endDate)}</span>
        </span>
        <strong className={styles.barTotal} aria-live="polite">{money(totalPrice)}</strong>
        <Icon of={ChevronDown} className={styles.chevron} />
      </button>
      <div id="trip" className={cx(styles.trip, !isOpen && styles.folded)}>
        <Picture
          src={imageUrl(offer.picture.src, { width: WIDTH, height: WIDTH / RATIO })}
          srcSet={srcSet(offer.picture.src, RATIO, [384, 512, 750])}
          sizes="(min-width: 992px) 22rem, 100vw"
          alt={offer.picture.alt}
          width={WIDTH}
          height={WIDTH / RATIO}
          aspect="16:9"
          tone="sea"
          className={styles.picture}
        />
        <div className={styles.body}>
          <div>
            <p className={styles.place}>{[country.name, resort.name].filter(Boolean).join(' · ')}</p>
            <p className={styles.name}>{offer.hotelName}</p>
          </div>
          <div className={styles.facts}><TripFactList offer={offer} party={party} /></div>
          {/* What is chosen below changes it, out of sight of who listens; hidden in the folded part the bar's says it. */}
          <p className={styles.total} aria-live="polite">
            <span data-price={toMajor(totalPrice)} data-currency={offer.currency}>
              <Price amount={money(totalPrice)} label={t('checkout.price.total')} before={before} size="large" />
            </span>
            {deposit !== undefined && deposit < totalPrice && (
              <span className={styles.deposit}>{t('checkout.price.deposit')} <strong>{money(deposit)}</strong></span>
            )}
          </p>
        </div>
      </div>
    </aside>
  );
}
