import { selectOrderButton, selectSummaryFailure } from '../../../../machines/checkout/checkout.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { RichMessage, useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/choice.tsx';
import { ChoiceGroup } from '../../../ui/controls/field.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { useHref } from '../../../parts/page.tsx';
import { useFocusFirstInvalid } from '../../../ui/controls/use-focus-first-invalid.ts';
import * as page from '../checkout-page.styles.ts';
import * as styles from './summary-step.styles.ts';

/** The terms and the button that orders: it says that paying is a duty. */
export function OrderForm() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const { termsAccepted, termsMissing, ready, placing } = useRunningFlow('checkout', selectOrderButton);
  const failure = useRunningFlow('checkout', selectSummaryFailure);
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(termsMissing);
  const retry = <Button tone="outline" onClick={() => dispatch({ type: 'checkout.retry' })}>{t('shell.retry')}</Button>;
  if (failure === 'check') {
    return <Notice tone="negative" live action={retry}>{t('checkout.priceCheck.error')}</Notice>;
  }
  if (failure === 'place') {
    return <Notice tone="negative" live action={retry}>{t('checkout.order.error')}</Notice>;
  }
  const isChecking = !ready && !placing;
  return (
    <form
      ref={container}
      className={styles.order}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // While the price is checked or the order travels, Enter must not ask once more.
        if (!ready) return;
        dispatch({ type: 'checkout.place' });
        onTry();
      }}
    >
      <ChoiceGroup
        id="terms"
        className={styles.terms}
        legend={<VisuallyHidden>{t('checkout.summary.title')}</VisuallyHidden>}
        error={termsMissing && <span role="alert">{t('checkout.terms.required')}</span>}
      >
        <Checkbox
          checked={termsAccepted}
          required
          disabled={placing}
          aria-invalid={termsMissing || undefined}
          aria-describedby={termsMissing ? 'terms-error' : undefined}
          onChange={(event) => dispatch({ type: 'checkout.acceptTerms', accepted: event.currentTarget.checked })}
          label={(
            <RichMessage
              id="checkout.terms"
              values={{
                terms: (text) => <a href={href('/$', { _splat: 'obchodni-podminky' })} target="_blank" rel="noopener">{text}</a>,
                privacy: (text) => <a href={href('/$', { _splat: 'ochrana-osobnich-udaju' })} target="_blank" rel="noopener">{text}</a>,
              }}
            />
          )}
        />
      </ChoiceGroup>
      <div className={page.actions}>
        <Button type="submit" tone="primary" size="large" busy={isChecking || placing}>
          {isChecking ? t('checkout.priceCheck.busy') : placing ? t('checkout.order.busy') : t('checkout.order')}
        </Button>
        {!placing && <Button tone="link" onClick={() => dispatch({ type: 'checkout.back' })}>{t('shell.back')}</Button>}
      </div>
    </form>
  );
}
