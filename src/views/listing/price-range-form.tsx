import { memo, useEffect, useId, useRef } from 'react';
import type { FormEvent } from 'react';
import type { selectPriceRange } from '../../../machines/listing/listing.select.ts';
import { useDispatchAhead } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market.ts';
import { groupThousands } from '../../domain/money.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
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
  const dispatch = useDispatchAhead();
  const id = useId();
  const currency = MARKET.currencyLabel;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What is typed belongs to the inputs until it is sent; a range changed elsewhere is written into them.
    form.current?.querySelectorAll('input').forEach((input) => {
      input.value = String((input.name === 'from' ? from : to) ?? '');
    });
  }, [from, to]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    dispatch({ type: 'listing.setPriceRange', from: amountOf(typed.get('from')), to: amountOf(typed.get('to')) });
  };
  return (
    <form ref={form} className={styles.range} onSubmit={onSubmit} noValidate>
      <Field id={`${id}-from`} label={t('listing.facets.price.from', { currency })}>
        {(control) => (
          <TextInput
            {...control}
            name="from"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={from ?? ''}
            placeholder={lowest === undefined ? undefined : groupThousands(lowest)}
            aria-invalid={error === 'priceFromGreaterThanPriceTo' || undefined}
            aria-describedby={`${id}-note`}
          />
        )}
      </Field>
      <Field id={`${id}-to`} label={t('listing.facets.price.to', { currency })}>
        {(control) => (
          <TextInput
            {...control}
            name="to"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={to ?? ''}
            placeholder={highest === undefined ? undefined : groupThousands(highest)}
            aria-invalid={error !== null || undefined}
            aria-describedby={`${id}-note`}
          />
        )}
      </Field>
      <div id={`${id}-note`} className={styles.rangeNote}>
        {error ? <Notice tone="negative" live>{t(`listing.facets.price.${error}`)}</Notice> : t('listing.facets.price.hint')}
      </div>
      <Button type="submit" tone="quiet" className={styles.rangeSubmit}>{t('listing.facets.apply')}</Button>
    </form>
  );
});

/** Whole koruna as people type them: `20 000`, `20.000`, `20 000 Kč`; null for nothing that can be read. */
function amountOf(typed: FormDataEntryValue | null): number | null {
  const digits = String(typed ?? '').replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}
