import { Mail } from 'lucide';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { useFocusOnChange } from '../../../ui/controls/use-focus-on-change.ts';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { useFocusFirstInvalid } from '../../../ui/controls/use-focus-first-invalid.ts';
import * as page from '../checkout-page.styles.ts';

type State = 'closed' | 'editing' | 'sending' | 'sent' | 'failed';

/** Mails the holiday to oneself, to be looked at elsewhere [cart.calls]. */
export function CartMailForm() {
  const state = useFlow('cartMail', ({ value }) => value as State);
  return state === undefined ? null : <CartMail state={state} />;
}

function CartMail({ state }: { state: State }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const root = useFlowRoot('cartMail');
  const isClosed = state === 'closed' || state === 'sent';
  // The button that was pressed goes, and the focus with it.
  const form = useFocusOnChange<HTMLFormElement>(isClosed ? 'closed' : 'open');
  const opener = useFocusOnChange<HTMLButtonElement>(isClosed ? 'closed' : 'open');
  const { email, problem } = useRunningFlow('cartMail', ({ context }) => ({ email: context.email, problem: context.problem }));
  const { container, onTry } = useFocusFirstInvalid<HTMLDivElement>(problem !== null);
  if (isClosed) {
    return (
      <div {...root}>
        {state === 'sent' && <Notice tone="positive" live>{t('checkout.mail.sent', { email })}</Notice>}
        <Button ref={opener} tone="quiet" icon={Mail} onClick={() => dispatch({ type: 'cartMail.open' })}>{t(state === 'sent' ? 'checkout.mail.again' : 'checkout.mail.open')}</Button>
      </div>
    );
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={page.section}
      {...root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'cartMail.send' });
        onTry();
      }}
    >
      <div ref={container}>
        <Field id="cart-mail" label={t('checkout.mail.label')} hint={t('checkout.mail.hint')} required error={problem && t(problem === 'required' ? 'checkout.required.email' : 'checkout.error.invalidEmail')}>
          {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="email" autoCapitalize="off" maxLength={120} value={email} onChange={(event) => dispatch({ type: 'cartMail.setEmail', email: event.currentTarget.value })} />}
        </Field>
      </div>
      {state === 'failed' && <Notice tone="negative" live>{t('checkout.mail.failed')}</Notice>}
      <div className={page.actions}>
        <Button type="submit" tone="outline" busy={state === 'sending'}>{t('checkout.mail.send')}</Button>
        <Button tone="link" onClick={() => dispatch({ type: 'cartMail.close' })}>{t('checkout.mail.close')}</Button>
      </div>
    </form>
  );
}
