import type { RefObject } from 'react';
import { useDispatch, useFlow, useFlowRoot } from '../../../bus/react.tsx';
import { extrasByTitle } from '../../../domain/prices/extras-by-title.ts';
import { partyOf } from '../../../domain/search/participants.ts';
import { listingPath } from '../../../domain/urls/listing-url.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import type { CheckoutData } from '../../../routes/pages/checkout.page.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { SummaryList } from '../../../ui/display/summary-list.tsx';
import { useHref, usePage } from '../../../parts/page.tsx';
import { TripFactList } from '../trip/trip-fact-list.tsx';
import { TripSummary } from '../trip/trip-summary.tsx';
import * as styles from '../checkout-page.styles.ts';

/** A holiday that somebody mailed: what it is and costs, nothing of its people; a press goes on with it here [cart.calls]. */
export function SharedCartView({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const dispatch = useDispatch();
  const { sharedCart, hotelPath } = usePage<CheckoutData>().data;
  const state = useFlow('sharedCart', ({ value }) => value as string);
  const root = useFlowRoot('sharedCart');
  const shared = sharedCart?.shared ?? null;
  const ways = (
    <div className={styles.problemSteps}>
      {hotelPath && <LinkButton tone="primary" href={href(hotelPath)}>{t('checkout.gone.action')}</LinkButton>}
      <LinkButton tone={hotelPath ? 'outline' : 'primary'} href={href(listingPath({ tripType: 'WS' }))}>{t('shell.page.offers')}</LinkButton>
    </div>
  );
  if (shared === null || state === 'missing' || state === 'gone') {
    const isGone = state === 'gone';
    return (
      <div className={styles.problem} {...root}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>{t(isGone ? 'checkout.gone.title' : 'checkout.shared.old.title')}</h1>
        <p className={styles.problemText}>{t(isGone ? 'checkout.shared.gone' : 'checkout.shared.old.text')}</p>
        {ways}
      </div>
    );
  }
  const party = format.party(partyOf(shared.occupancies));
  const money = (minor: number) => format.money(minor, shared.currency);
  return (
    <div className={styles.columns} {...root}>
      <TripSummary offer={shared.offer} party={party} totalPrice={shared.totalPrice} />
      <div className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>{t('checkout.shared.title')}</h1>
        <p>{t('checkout.shared.text')}</p>
        <Card padded>
          <TripFactList offer={shared.offer} party={party} />
          {shared.extras.length > 0 && <SummaryList items={extrasByTitle(shared.extras).map(({ title, price }) => ({ id: title, term: title, value: money(price) }))} />}
        </Card>
        {state === 'takeFailed' && <Notice tone="negative" live>{t('checkout.loadFailed')}</Notice>}
        <div className={styles.actions}>
          <Button tone="primary" size="large" busy={state === 'taking' || state === 'taken'} onClick={() => dispatch({ type: 'sharedCart.take' })}>{t('checkout.shared.take')}</Button>
        </div>
      </div>
    </div>
  );
}
