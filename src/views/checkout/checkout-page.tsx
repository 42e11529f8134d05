import { memo } from 'react';
import type { RefObject } from 'react';
import { ChevronLeft } from 'lucide';
import { selectCart, selectChangedPrice, selectIsPlacing, selectShownStep } from '../../../machines/checkout/checkout.select.ts';
import type { Cart } from '../../../machines/checkout/checkout.types.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { partyOf } from '../../domain/search/participants.ts';
import type { CheckoutStep } from '../../domain/urls/pages/checkout-url.ts';
import { withParty } from '../../domain/urls/party-search.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import type { CheckoutData } from '../../routes/pages/checkout.page.ts';
import { useHref, usePage } from '../../parts/page.tsx';
import { LowerSlots, UpperSlots } from '../slots-around.tsx';
import { duesOfCart } from '../payment/payment-dues.ts';
import { CartExpiryNotice } from './cart/cart-expiry-notice.tsx';
import { CartMailForm } from './cart/cart-mail-form.tsx';
import { CheckoutProblem } from './checkout-problem.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { DetailsStep } from './details/details-step.tsx';
import { RecommendationsStep } from './recommendations/recommendations-step.tsx';
import { SharedCartView } from './cart/shared-cart-view.tsx';
import { SummaryStep } from './summary/summary-step.tsx';
import { TripSummary } from './trip/trip-summary.tsx';
import { useFocusOnChange } from '../../ui/controls/use-focus-on-change.ts';
import * as styles from './checkout-page.styles.ts';

const titles = {
  participants: 'checkout.details.title',
  recommendations: 'checkout.recommendations.title',
  summary: 'checkout.summary.title',
} as const satisfies Record<CheckoutStep, string>;

/** From an offer to an order: who travels, what is included, everything once more [page.checkout-reservation]. */
export function CheckoutPage() {
  const isBegun = useFlow('checkout', () => true);
  const isShared = usePage<CheckoutData>().data.sharedCart !== null;
  return (
    <>
      <PageContainer className={styles.page}>
        <UpperSlots />
        {isBegun && <Checkout />}
        {isShared && <Shared />}
      </PageContainer>
      <LowerSlots />
    </>
  );
}

function Shared() {
  return <SharedCartView heading={useFocusOnChange<HTMLHeadingElement>('shared')} />;
}

function Checkout() {
  const t = useTranslator();
  const root = useFlowRoot('checkout');
  const href = useHref();
  const dispatch = useDispatch();
  const step = useRunningFlow('checkout', selectShownStep);
  const cart = useRunningFlow('checkout', selectCart);
  const isHeld = useRunningFlow('checkout', selectIsPlacing);
  const heading = useFocusOnChange<HTMLHeadingElement>(step ?? 'problem');
  return (
    <div className={styles.flow} {...root}>
      {cart && step && !isHeld && (
        <a className={styles.back} href={href(withParty(cart.offer.offerPath, cart.occupancies))}>
          <Icon of={ChevronLeft} />
          {cart.offer.hotelName}
          <VisuallyHidden>, {t('checkout.backToHotel')}</VisuallyHidden>
        </a>
      )}
      {step && <CheckoutSteps current={step} isHeld={isHeld} onBack={(target) => dispatch({ type: 'checkout.showStep', step: target })} />}
      {step && cart
        ? <Reservation step={step} cart={cart} heading={heading} />
        : <CheckoutProblem heading={heading} />}
    </div>
  );
}

interface ReservationProps {
  step: CheckoutStep;
  cart: Cart;
  heading: RefObject<HTMLHeadingElement | null>;
}

const Reservation = memo(function Reservation({ step, cart, heading }: ReservationProps) {
  const t = useTranslator();
  const format = useFormat();
  const change = useRunningFlow('checkout', selectChangedPrice);
  const party = format.party(partyOf(cart.occupancies));
  return (
    <div className={styles.columns}>
      <TripSummary
        offer={cart.offer}
        party={party}
        totalPrice={change?.totalPrice ?? cart.totalPrice}
        previousTotal={change?.previousTotal === change?.totalPrice ? undefined : change?.previousTotal}
        deposit={change ? undefined : duesOfCart(cart).find(({ part }) => part === 'deposit')?.amount}
      />
      <div className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>{t(titles[step])}</h1>
        <noscript><Notice tone="warning">{t('checkout.noScript', { phone: MARKET.phoneLabel })}</Notice></noscript>
        <CartExpiryNotice />
        {step === 'participants' && <DetailsStep cart={cart} />}
        {step === 'recommendations' && <RecommendationsStep cart={cart} />}
        {step === 'summary' && <SummaryStep cart={cart} party={party} />}
        <CartMailForm />
      </div>
    </div>
  );
});
