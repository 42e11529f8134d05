import { useId } from 'react';
import { selectShowsFullPrice } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { usePaintedChoice } from '../../ui/loading/use-painted-choice.ts';
import * as styles from './price-type-toggle.styles.ts';

const PRICE_TYPES = ['personPrice', 'fullPrice'] as const;

/** Which price is the large one on tiles [price.types]. */
export function PriceTypeToggle() {
  const t = useTranslator();
  const name = useId();
  const dispatch = useDispatch();
  const [showsFullPrice, choose] = usePaintedChoice(useRunningFlow('listing', selectShowsFullPrice), () => dispatch({ type: 'listing.togglePriceType' }));
  return (
    <fieldset className={styles.toggle}>
      <legend><VisuallyHidden>{t('results.priceType.label')}</VisuallyHidden></legend>
      {PRICE_TYPES.map((priceType) => (
        <label key={priceType} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={priceType}
            checked={showsFullPrice === (priceType === 'fullPrice')}
            onChange={() => choose(priceType === 'fullPrice')}
          />
          {t(`listing.priceType.${priceType}`)}
        </label>
      ))}
    </fieldset>
  );
}
