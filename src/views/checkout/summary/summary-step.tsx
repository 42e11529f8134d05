import type { ReactNode } from 'react';
import { selectChangedPrice, selectInformation, selectIsAccepting, selectIsPlacing, selectSummaryFailure } from '../../../../machines/checkout/checkout.select.ts';
import type { Cart } from '../../../../machines/checkout/checkout.types.ts';
import { selectHold } from '../../../../machines/upsell/upsell.select.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../../bus/react.tsx';
import { priceItems } from '../../../domain/prices/price-items.ts';
import { withParty } from '../../../domain/urls/party-search.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import { SummaryList } from '../../../ui/display/summary-list.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { useHref } from '../../../parts/page.tsx';
import { dueTerm } from '../../payment/dues-list.tsx';
import { duesOfCart } from '../../payment/payment-dues.ts';
import { FirstPayment } from './first-payment.tsx';
import { OrderForm } from './order-form.tsx';
import { OwnerLines, TravellerLines } from './person-lines.tsx';
import { PersonPrices } from './person-prices.tsx';
import { PriceChanged } from './price-changed.tsx';
import { TravelInformation } from './travel-information.tsx';
import { travellerPlaces } from '../details/travellers-list.ts';
import { TripFactList } from '../trip/trip-fact-list.tsx';
import { useFocusOnChange } from '../../../ui/controls/use-focus-on-change.ts';
import * as page from '../checkout-page.styles.ts';
import * as styles from './summary-step.styles.ts';

const heldSeats = lazyView(async () => (await import('../../extras/held-seats.tsx')).HeldSeats);

interface SummaryStepProps {
  cart: Cart;
  party: string;
}

/** Everything once more, each part with its way back, then the order. */
export function SummaryStep({ cart, party }: SummaryStepProps) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { owner, travellers, note } = useRunningFlow('checkout', selectInformation);
  const change = useRunningFlow('checkout', selectChangedPrice);
  const isHeld = useRunningFlow('checkout', selectIsPlacing);
  const isFailed = useRunningFlow('checkout', selectSummaryFailure) !== null;
  const hasSeats = useFlow('upsell', (snapshot) => selectHold(snapshot) !== null) === true;
  const isAccepting = useRunningFlow('checkout', selectIsAccepting);
  // Form, failure and changed price stand in each other's place: the button that was pressed goes, and the focus with it.
  const end = useFocusOnChange<HTMLDivElement>(change ? 'priceChanged' : isFailed ? 'failed' : 'order');
  const { offer, totalPrice } = cart;
  const money = (minor: number) => format.money(minor, cart.currency);
  return (
    <div className={page.step}>
      <Card className={styles.parts}>
        <Part id="trip" title={offer.hotelName} change={<a className={styles.change} href={href(withParty(offer.offerPath, cart.occupancies))}>{t(offer.tripType === 'CZ' ? 'checkout.trip.changeFlight' : 'checkout.trip.change')}</a>}>
          <TripFactList offer={offer} party={party} />
        </Part>
        <Part id="travellers" title={t('checkout.travellers.title')} change={<ChangeDetails of={t('checkout.travellers.title')} isHeld={isHeld} />}>
          <TravellerLines travellers={travellers} />
        </Part>
        <Part id="owner" title={t('checkout.owner.title')} change={<ChangeDetails of={t('checkout.owner.title')} isHeld={isHeld} />}>
          <OwnerLines owner={owner} />
          {note.trim() !== '' && <p className={styles.note}><strong>{t('checkout.field.note')}:</strong> {note}</p>}
        </Part>
        {change === null && (
          <Part id="price" title={t('checkout.price.title')}>
            <SummaryList
              items={[
                ...priceItems(cart).map((item) => item.id === 'extra'
                  ? { id: `extra ${item.place}`, term: item.title, value: money(item.amount) }
                  : { id: item.id, term: item.id === 'package' ? t('checkout.items.package', { trip: offer.tripType, party }) : t('checkout.items.discount'), value: money(item.amount) }),
                { id: 'total', term: t('checkout.price.total'), value: money(totalPrice), total: true },
                ...duesOfCart(cart).map((due) => ({ id: due.part, term: dueTerm(t, format, due), value: money(due.amount) })),
              ]}
            />
            <PersonPrices priced={cart} travellers={travellers} rooms={cart.occupancies.length > 1 ? travellerPlaces(cart).map(({ room }) => room) : undefined} />
          </Part>
        )}
      </Card>
      {change === null && <TravelInformation cart={cart} />}
      {change === null && hasSeats && !isHeld && <LazyPart of={heldSeats} props={{}} />}
      <div ref={end} tabIndex={-1} className={styles.end}>
        {change === null && <FirstPayment cart={cart} isHeld={isHeld} />}
        {change === null
          ? <OrderForm />
          : <PriceChanged change={change} currency={cart.currency} isAccepting={isAccepting} />}
      </div>
    </div>
  );
}

function Part({ id, title, change, children }: { id: string; title: string; change?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-part`}>
      <div className={page.sectionHead}>
        <h2 id={`${id}-part`} className={styles.partTitle}>{title}</h2>
        {change}
      </div>
      {children}
    </section>
  );
}

/** `of` tells two such buttons apart for those who hear them. While the order travels they are held, and say why. */
function ChangeDetails({ of, isHeld }: { of: string; isHeld: boolean }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  return (
    <Button
      tone="link"
      aria-label={`${t('checkout.backToDetails')}: ${of}`}
      aria-disabled={isHeld || undefined}
      title={isHeld ? t('checkout.order.busy') : undefined}
      onClick={() => dispatch({ type: 'checkout.showStep', step: 'participants' })}
    >
      {t('checkout.backToDetails')}
    </Button>
  );
}
