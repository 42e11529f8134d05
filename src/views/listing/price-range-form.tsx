import { memo, useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { selectPriceRange } from '../../../machines/listing/listing.select.ts';
import { useDispatch } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { groupThousands } from '../../domain/prices/money.ts';
import { priceOfText } from '../../domain/prices/price-range.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './facet-panel.styles.ts';

export type PriceRangeShown = ReturnType<typeof selectPriceRange>;

interface PriceRangeFormProps extends PriceRangeShown {
  /** Prices of what there is. */
  lowest: number | undefined;
  highest: number | undefined;
}

/** The range of total prices; the machine says what is wrong with one [price.validation]. */
export const PriceRangeForm = memo(function PriceRangeForm({ from, to, error, lowest, highest }: PriceRangeFormProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const id = useId();
  const currency = MARKET.currencyLabel;
  const form = useRef<HTMLFormElement>(null);
  const [unreadable, setUnreadable] = useState({ from: false, to: false });
  useEffect(() => {
    // What is typed belongs to the inputs until it is sent; a range changed elsewhere is written into them.
    form.current?.querySelectorAll('input').forEach((input) => {
      input.value = String((input.name === 'from' ? from : to) ?? '');
    });
  }, [from, to]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [lower, upper] = ['from', 'to'].map((name) => priceOfText(String(typed.get(name) ?? '')));
    setUnreadable({ from: lower === undefined, to: upper === undefined });
    if (lower !== undefined && upper !== undefined) dispatch({ type: 'listing.setPriceRange', from: lower, to: upper });
  };
  const problem = unreadable.from || unreadable.to ? 'unreadable' : error;
  return (
    <form ref={form} className={styles.range} onSubmit={onSubmit} noValidate>
      <Field id={`${id}-from`} label={t('results.facets.price.from', { currency })}>
        {(control) => (
          <TextInput
            {...control}
            name="from"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={from ?? ''}
            placeholder={lowest === undefined ? undefined : groupThousands(lowest)}
            aria-invalid={unreadable.from || error === 'priceFromGreaterThanPriceTo' || undefined}
            aria-describedby={`${id}-note`}
          />
        )}
      </Field>
      <Field id={`${id}-to`} label={t('results.facets.price.to', { currency })}>
        {(control) => (
          <TextInput
            {...control}
            name="to"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={to ?? ''}
            placeholder={highest === undefined ? undefined : groupThousands(highest)}
            aria-invalid={unreadable.to || error !== null || undefined}
            aria-describedby={`${id}-note`}
          />
        )}
      </Field>
      <div id={`${id}-note`} className={styles.rangeNote}>
        {problem ? <Notice tone="negative" live>{t(`results.facets.price.${problem}`)}</Notice> : t('results.facets.price.hint')}
      </div>
      <Button type="submit" tone="quiet" className={styles.rangeSubmit}>{t('results.facets.apply')}</Button>
    </form>
  );
});
