import { memo, useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { selectPriceRange } from '../../../machines/listing/listing.select.ts';
import { useDispatch } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { groupThousands } from '../../domain/prices/money.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './facet-panel.styles.ts';

export type PriceRangeShown = ReturnType<typeof selectPriceRange>;

interface PriceRangeFormProps extends PriceRangeShown {
  /** Prices of what there is. */
  lowest: number | undefined;
  highest: number | undefined;
}

interface Draft {
  /** The range of the list that it was typed over. */
  of: string;
  from: string;
  to: string;
}

/** The range of total prices as it is typed; the machine says what is wrong with one [price.validation]. */
export const PriceRangeForm = memo(function PriceRangeForm({ from, to, error, ends, lowest, highest }: PriceRangeFormProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const id = useId();
  const currency = MARKET.currencyLabel;
  const range = `${from}–${to}`;
  const [draft, setDraft] = useState<Draft | null>(null);
  // What is typed stands until the list has another range.
  if (draft !== null && draft.of !== range) setDraft(null);
  const typed = draft?.of === range ? draft : { of: range, from, to };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    afterPaint(() => {
      dispatch({ type: 'listing.setPriceRange', from: typed.from, to: typed.to });
      // What is wrong with it is shown by then. A hook would cost more of the first load.
      afterPaint(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    });
  };
  const limits = { from: lowest, to: highest };
  return (
    <form className={styles.range} onSubmit={onSubmit} noValidate>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} id={`${id}-${end}`} label={t(`results.facets.price.${end}`, { currency })}>
          {(control) => (
            <TextInput
              {...control}
              name={end}
              inputMode="numeric"
              autoComplete="off"
              value={typed[end]}
              onChange={({ currentTarget }) => setDraft({ ...typed, [end]: currentTarget.value })}
              placeholder={limits[end] === undefined ? undefined : groupThousands(limits[end])}
              aria-invalid={ends.includes(end) || undefined}
              aria-describedby={`${id}-note`}
            />
          )}
        </Field>
      ))}
      <div id={`${id}-note`} className={styles.rangeNote}>
        {error ? <Notice tone="negative" live>{t(`results.facets.price.${error}`)}</Notice> : t('results.facets.price.hint')}
      </div>
      <Button type="submit" tone="quiet" className={styles.rangeSubmit}>{t('results.facets.apply')}</Button>
    </form>
  );
});
