import type { ReactNode, RefObject } from 'react';
import { selectCart, selectInformation, selectPlacedOrderId, selectProblem, selectUnpaid } from '../../../machines/checkout/checkout.select.ts';
import { selectIsCustomer } from '../../../machines/session/session.select.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../bus/react.tsx';
import { paymentPath } from '../../domain/urls/pages/checkout-url.ts';
import { listingPath } from '../../domain/urls/listing-url.ts';
import type { CheckoutData } from '../../routes/pages/checkout.page.ts';
import { MARKET } from '../../domain/market/market.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { useLoginHref } from '../account/use-login-href.ts';
import { OwnerLines, TravellerLines } from './summary/person-lines.tsx';
import * as styles from './checkout-page.styles.ts';

type Heading = RefObject<HTMLHeadingElement | null>;

/** Why there is no form, and the best way on. */
export function CheckoutProblem({ heading }: { heading: Heading }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const { hotelPath } = usePage<CheckoutData>().data;
  const orderId = useRunningFlow('checkout', selectPlacedOrderId);
  const problem = useRunningFlow('checkout', selectProblem);
  const unpaid = useRunningFlow('checkout', selectUnpaid);
  const toHotel = hotelPath && <LinkButton tone="primary" href={href(hotelPath)}>{t('checkout.gone.action')}</LinkButton>;
  const toOffers = <LinkButton tone={hotelPath ? 'outline' : 'primary'} href={href(listingPath({ tripType: 'WS' }))}>{t('shell.page.offers')}</LinkButton>;
  if (problem === 'orderedOtherwise') return <OrderedOtherwise heading={heading} />;
  if (problem === 'tooManyUnpaid') {
    return (
      <Problem heading={heading} title={t('checkout.unpaid.title')} text={t('checkout.unpaid.text', { phone: MARKET.phoneLabel })}>
        {unpaid.map((order) => (
          <LinkButton key={order.orderId} tone="primary" href={href(paymentPath(order.orderId))}>{t('checkout.unpaid.pay', { number: order.number })}</LinkButton>
        ))}
        <Button tone="outline" onClick={() => dispatch({ type: 'checkout.retry' })}>{t('shell.retry')}</Button>
        <Button tone="link" onClick={() => dispatch({ type: 'checkout.back' })}>{t('shell.back')}</Button>
      </Problem>
    );
  }
  if (orderId !== null) {
    const isNew = problem === 'placed';
    return (
      <Problem heading={heading} title={t(isNew ? 'checkout.placed.title' : 'checkout.ordered.title')} text={isNew ? t('checkout.placed.opening') : undefined}>
        <LinkButton tone="primary" href={href(paymentPath(orderId))}>{t(isNew ? 'checkout.placed.pay' : 'checkout.ordered.action')}</LinkButton>
      </Problem>
    );
  }
  if (problem === 'gone') {
    return <Problem heading={heading} title={t('checkout.gone.title')} text={t('checkout.gone.text')}>{toHotel}{toOffers}</Problem>;
  }
  if (problem === 'missing') {
    return <NoCart heading={heading}>{toHotel}{toOffers}</NoCart>;
  }
  if (problem === 'loadFailed') {
    return (
      <Problem heading={heading} title={t('checkout.loadFailed.title')} text={t('checkout.loadFailed')}>
        <Button tone="primary" onClick={() => dispatch({ type: 'checkout.retry' })}>{t('shell.retry')}</Button>
      </Problem>
    );
  }
  return (
    <div className={styles.skeleton} aria-busy="true">
      <h1><VisuallyHidden>{t('checkout.title')}</VisuallyHidden></h1>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}

/** Of a customer who was logged in here it waits in the account; whoever is not may be one. */
function NoCart({ heading, children }: { heading: Heading; children: ReactNode }) {
  const t = useTranslator();
  const { customer, path, query } = usePage().context;
  const isCustomer = useFlow('session', selectIsCustomer);
  const login = useLoginHref()(path + query);
  if (customer !== undefined && isCustomer === false) {
    return (
      <Problem heading={heading} title={t('checkout.signedOut.title')} text={t('checkout.signedOut.text')}>
        <LinkButton tone="primary" href={login}>{t('checkout.signedOut.action')}</LinkButton>
      </Problem>
    );
  }
  return (
    <Problem heading={heading} title={t('checkout.noCart.title')} text={t('checkout.noCart.text')}>
      {children}
      {customer === undefined && <LinkButton tone="link" href={login}>{t('checkout.signedOut.action')}</LinkButton>}
    </Problem>
  );
}

/** What was ordered beside what was typed since: neither is lost silently. */
function OrderedOtherwise({ heading }: { heading: Heading }) {
  const t = useTranslator();
  const href = useHref();
  const cart = useRunningFlow('checkout', selectCart);
  const information = useRunningFlow('checkout', selectInformation);
  if (!cart?.orderId) return null;
  const both = [['first', cart.information], ['now', information]] as const;
  return (
    <Problem heading={heading} title={t('checkout.reordered.title')} text={t('checkout.reordered.text', { phone: MARKET.phoneLabel })}>
      <div className={styles.both}>
        {both.map(([which, { owner, travellers, note }]) => (
          <Card key={which} padded>
            <section aria-labelledby={`reordered-${which}`}>
              <h2 id={`reordered-${which}`} className={styles.bothTitle}>{t(`checkout.reordered.${which}`)}</h2>
              <OwnerLines owner={owner} />
              <TravellerLines travellers={travellers} />
              {note.trim() !== '' && <p><strong>{t('checkout.field.note')}:</strong> {note}</p>}
            </section>
          </Card>
        ))}
      </div>
      <LinkButton tone="primary" href={href(paymentPath(cart.orderId))}>{t('checkout.ordered.action')}</LinkButton>
    </Problem>
  );
}

function Problem({ heading, title, text, children }: { heading: Heading; title: string; text?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.problem}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>{title}</h1>
      {text && <p className={styles.problemText}>{text}</p>}
      <div className={styles.problemSteps}>{children}</div>
    </div>
  );
}
