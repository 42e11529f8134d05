import { useId } from 'react';
import { selectShowsFullPrice } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { usePressed } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as styles from './price-type-toggle.styles.ts';

const PRICE_TYPES = ['personPrice', 'fullPrice'] as const;

/** Which price is the large one on tiles [price.types]. */
export function PriceTypeToggle({ listing }: { listing: FlowSnapshot<'listing'> }) {
  const t = useTranslator();
  const name = useId();
  const [pressed, press] = usePressed<(typeof PRICE_TYPES)[number]>();
  const shown = pressed ?? (selectShowsFullPrice(listing) ? 'fullPrice' : 'personPrice');
  return (
    <fieldset className={styles.toggle}>
      <legend><VisuallyHidden>{t('listing.priceType.label')}</VisuallyHidden></legend>
      {PRICE_TYPES.map((priceType) => (
        <label key={priceType} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={priceType}
            checked={shown === priceType}
            onChange={() => press(priceType, { type: 'listing.togglePriceType' })}
          />
          {t(`listing.priceType.${priceType}`)}
        </label>
      ))}
    </fieldset>
  );
}
