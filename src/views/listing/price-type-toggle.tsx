import { useId } from 'react';
import { selectShowsFullPrice } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatchAfterPaint } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { PressInput } from '../../ui/press-input.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as styles from './price-type-toggle.styles.ts';

const PRICE_TYPES = ['personPrice', 'fullPrice'] as const;

/** Which price is the large one on tiles [price.types]. */
export function PriceTypeToggle({ listing }: { listing: FlowSnapshot<'listing'> }) {
  const t = useTranslator();
  const name = useId();
  const dispatch = useDispatchAfterPaint();
  const shown = selectShowsFullPrice(listing) ? 'fullPrice' : 'personPrice';
  return (
    <fieldset className={styles.toggle}>
      <legend><VisuallyHidden>{t('listing.priceType.label')}</VisuallyHidden></legend>
      {PRICE_TYPES.map((priceType) => (
        <label key={priceType} className={styles.option}>
          <PressInput
            type="radio"
            className={styles.radio}
            name={name}
            value={priceType}
            checked={shown === priceType}
            onPress={() => dispatch({ type: 'listing.togglePriceType' })}
          />
          {t(`listing.priceType.${priceType}`)}
        </label>
      ))}
    </fieldset>
  );
}
