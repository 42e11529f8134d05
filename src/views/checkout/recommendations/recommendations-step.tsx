import { Check, Minus } from 'lucide';
import { selectFirstNames } from '../../../../machines/checkout/checkout.select.ts';
import type { Cart } from '../../../../machines/checkout/checkout.types.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { hasInfant } from '../../../domain/booking/infants.ts';
import { notBought } from '../../../domain/booking/not-bought.ts';
import { includedMessage, priceContents } from '../../../domain/prices/price-contents.ts';
import { roomNames } from '../trip/trip-facts.ts';
import * as page from '../checkout-page.styles.ts';
import * as styles from './recommendations-step.styles.ts';

const extrasPanel = lazyView(async () => (await import('../../extras/extras-panel.tsx')).ExtrasPanel);

/** What the holiday includes, and what it can be had with besides [upsell.fields]. */
export function RecommendationsStep({ cart }: { cart: Cart }) {
  const { offer, occupancies } = cart;
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { includes } = priceContents(offer);
  const excludes = notBought(cart);
  const names = useRunningFlow('checkout', selectFirstNames);
  return (
    <form
      className={page.step}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'checkout.continue' });
      }}
    >
      <Card padded className={styles.card}>
        <section className={styles.part} aria-labelledby="includes-title">
          <h2 id="includes-title" className={styles.title}>{t('hotel.price.includes')}</h2>
          <ul className={styles.list}>
            {includes.map((part) => (
              <li key={part} className={styles.included}>
                <Icon of={Check} />
                <span>
                  {part === 'stay' ? t('hotel.price.includes.stay', { nights: format.nights(offer.duration), room: roomNames(offer) })
                    : part === 'board' ? t('hotel.price.includes.board', { board: offer.boardName })
                      : t(includedMessage(part, hasInfant(occupancies, offer.endDate)))}
                  {part === 'flight' && offer.departureFlight && (
                    <span className={styles.detail}>{offer.departureFlight.fromName} – {offer.departureFlight.toName}, {offer.departureFlight.airLineName}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
        {excludes.length > 0 && (
          <section className={styles.part} aria-labelledby="excludes-title">
            <h2 id="excludes-title" className={styles.title}>{t('hotel.price.excludes')}</h2>
            <ul className={styles.list}>
              {excludes.map((part) => (
                <li key={part} className={styles.excluded}>
                  <Icon of={Minus} />
                  <span>{t(part)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Card>
      <section className={page.section} aria-labelledby="extras-title">
        <div>
          <h2 id="extras-title">{t('extras.title')}</h2>
          <p className={page.hint}>{t('extras.text')}</p>
        </div>
        <LazyPart of={extrasPanel} props={{ names }} awaited={<Skeleton shape="fill" />} />
      </section>
      <div className={page.actions}>
        <Button type="submit" tone="primary" size="large">{t('checkout.toSummary')}</Button>
        <Button tone="link" onClick={() => dispatch({ type: 'checkout.back' })}>{t('checkout.backToDetails')}</Button>
      </div>
    </form>
  );
}
