import type { CheckoutStep } from '../../domain/urls/pages/checkout-url.ts';
import { CHECKOUT_STEPS } from '../../domain/urls/pages/checkout-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { ProgressSteps } from '../../ui/display/progress-steps.tsx';

interface CheckoutStepsProps {
  current: CheckoutStep | 'payment';
  /** When given, finished steps can be gone back to; an order that exists has no way back. */
  onBack?: (step: CheckoutStep) => void;
  /** The order is on its way: nothing may change under it. */
  isHeld?: boolean;
}

/** Where on the way to a paid holiday the customer is. */
export function CheckoutSteps({ current, onBack, isHeld = false }: CheckoutStepsProps) {
  const t = useTranslator();
  return (
    <ProgressSteps
      label={t('checkout.steps.label')}
      steps={[
        { id: 'participants', label: t('checkout.step.details') },
        { id: 'recommendations', label: t('checkout.step.recommendations') },
        { id: 'summary', label: t('checkout.step.summary') },
        { id: 'payment', label: t('checkout.step.payment') },
      ]}
      current={current}
      doneLabel={t('shell.done')}
      heldBecause={isHeld ? t('checkout.order.busy') : undefined}
      {...(onBack && { onBack: (id: string) => onBack(CHECKOUT_STEPS.find((step) => step === id)!) })}
    />
  );
}
