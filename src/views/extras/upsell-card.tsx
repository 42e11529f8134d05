import { memo, useRef } from 'react';
import { selectPersonsRefused, selectRecommended, selectVariants } from '../../../machines/upsell/upsell.select.ts';
import type { VariantState } from '../../../machines/upsell/upsell.select.ts';
import type { CartUpsell, UpsellVariant } from '../../../machines/upsell/upsell.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { imageUrl } from '../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Radio } from '../../ui/controls/radio.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './extras.styles.ts';

const WIDTH = 256;

/**
 * One kind of extra: what it is, its variants with prices, for whom, and the way to do without.
 * @param names travellers' first names in the order of the form, empty where unknown
 */
export const UpsellCard = memo(function UpsellCard({ upsell, names }: { upsell: CartUpsell; names: readonly string[] }) {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const states = useRunningFlow('upsell', (snapshot) => selectVariants(snapshot, upsell));
  const isRefused = useRunningFlow('upsell', (snapshot) => selectPersonsRefused(snapshot, upsell));
  const recommended = useRunningFlow('upsell', (snapshot) => selectRecommended(snapshot, upsell));
  const choices = useRef<HTMLDivElement>(null);
  const { code, groupType, title, description, headerImageUrl, attachments, variants, recommending, discouraging, resignationAvailable } = upsell;
  const isChosen = states.some(({ selected }) => selected);
  const folded = states.filter(({ hidden }) => hidden).length;
  const id = `upsell-${code}`;
  const takeRecommended = () => {
    // The button goes with its press: who pressed it stands at what it chose.
    choices.current?.querySelector<HTMLElement>(`input[value="${recommended}"]`)?.focus();
    dispatch({ type: 'upsell.choose', code, variantCode: recommended });
  };
  return (
    <Card padded>
      <fieldset className={styles.upsell} aria-describedby={`${id}-text`}>
        <legend className={styles.title}>{title}</legend>
        <div className={styles.head}>
          {headerImageUrl && <img className={styles.picture} src={imageUrl(headerImageUrl, { width: WIDTH, height: WIDTH * 0.75 })} width={WIDTH} height={WIDTH * 0.75} alt="" loading="lazy" />}
          <div className={styles.texts}>
            <p id={`${id}-text`}>{description}</p>
            <p className={styles.recommending}>{isChosen ? '' : recommending.title}</p>
            {recommended !== null && <Button tone="link" onClick={takeRecommended}>{recommending.callToAction}</Button>}
            {attachments.map((attachment) => <a key={attachment.url} href={href(attachment.url)} target="_blank" rel="noopener">{attachment.title}</a>)}
          </div>
        </div>
        <div ref={choices} className={styles.variants}>
          {variants.map((variant, at) => !states[at]!.hidden && <Variant key={variant.code} code={code} variant={variant} state={states[at]!} names={names} />)}
          {resignationAvailable && (
            <Radio name={id} value="" checked={!isChosen} label={discouraging.callToAction} detail={discouraging.title} onChange={() => dispatch({ type: 'upsell.choose', code, variantCode: null })} />
          )}
        </div>
        <div role="status">{isRefused && <Notice tone="warning">{t(groupType === 'activity' ? 'extras.adultNeeded' : 'extras.personsRefused')}</Notice>}</div>
        {folded > 0 && <Button tone="link" onClick={() => dispatch({ type: 'upsell.showAll', code })}>{t('extras.showAll', { count: folded })}</Button>}
      </fieldset>
    </Card>
  );
});

function Variant({ code, variant, state, names }: { code: string; variant: UpsellVariant; state: VariantState; names: readonly string[] }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { selected, isLoading, status, personRefs, optionCode, prices } = state;
  const money = (amount: number) => format.money(amount, 'CZK');
  const shown = prices.map(money).join(' / ');
  const price = variant.per === 'person' ? t('extras.perPerson', { price: shown }) : shown;
  const nameOf = (person: number) => names[person] || t('extras.passenger', { number: person + 1 });
  const [only, ...others] = variant.personRefs;
  const isForOne = variant.per === 'person' && only !== undefined && others.length === 0 && names.length > 1;
  /** Chooses the variant anew: what is not named stays. */
  const change = (changed: { personRefs?: readonly number[]; optionCode?: string }) => dispatch({ type: 'upsell.choose', code, variantCode: variant.code, personRefs, optionCode, ...changed });
  return (
    <div className={styles.variant} aria-busy={isLoading || undefined}>
      <Radio
        name={`upsell-${code}`}
        value={variant.code}
        checked={selected}
        disabled={status === 'soldOut'}
        label={variant.title}
        detail={isForOne ? `${t('extras.forWhom')}: ${nameOf(only)}` : undefined}
        note={status === 'soldOut' ? t('extras.soldOut') : `+ ${price}`}
        onChange={() => dispatch({ type: 'upsell.choose', code, variantCode: variant.code })}
      />
      {selected && variant.options.length > 0 && (
        <Select
          className={styles.options}
          aria-label={t('extras.options', { variant: variant.title })}
          value={optionCode ?? ''}
          options={variant.options.map((option) => ({ value: option.code, label: option.price === 0 ? option.label : `${option.label} (+ ${money(option.price)})`, disabled: !option.available }))}
          onChange={(event) => change({ optionCode: event.currentTarget.value })}
        />
      )}
      {selected && variant.per === 'person' && variant.personRefs.length > 1 && (
        <div className={styles.persons} role="group" aria-label={t('extras.forWhom')}>
          {variant.personRefs.map((person) => {
            const isFor = personRefs.includes(person);
            const rest = personRefs.filter((one) => one !== person);
            return (
              <Checkbox
                key={person}
                checked={isFor}
                disabled={isFor && rest.length === 0}
                label={nameOf(person)}
                onChange={() => change({ personRefs: isFor ? rest : [...personRefs, person] })}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
