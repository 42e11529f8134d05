import { memo } from 'react';
import { Check, Minus } from 'lucide';
import { cx } from '@linaria/core';
import { selectOccupancies, selectOffer, selectOfferStatus, selectOrderStatus, selectPendingTotal, selectTripType } from '../../../../machines/configurator/configurator.select.ts';
import type { Offer } from '../../../../machines/configurator/configurator.types.ts';
import { useFlowRoot, useRunningFlow } from '../../../bus/react.tsx';
import { hasInfant } from '../../../domain/booking/infants.ts';
import { MARKET } from '../../../domain/market/market.ts';
import { toMajor } from '../../../domain/prices/money.ts';
import { includedMessage, priceContents } from '../../../domain/prices/price-contents.ts';
import { partyOf } from '../../../domain/search/participants.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { busyLine } from '../../../ui/loading/busy-line.styles.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { CardPlace } from '../../card-parts/card-place.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { OrderButton } from './order-button.tsx';
import * as styles from './price-box.styles.ts';

/** The total and what it stands for. Beside the choices on desktop; below them on small screens, where a bar carries the total. */
export function PriceBox() {
  const t = useTranslator();
  const status = useRunningFlow('configurator', selectOfferStatus);
  const offer = useRunningFlow('configurator', selectOffer);
  const hasOrderFailed = useRunningFlow('configurator', selectOrderStatus) === 'failed';
  const isMissing = status === 'gone' || status === 'soldOut';
  return (
    <aside className={styles.box} aria-labelledby="price-title" aria-busy={status === 'pending' || status === 'changing' || undefined}>
      <h2 id="price-title" className={styles.title}>{t('hotel.price.title')}</h2>
      {isMissing && <p>{t(status === 'gone' ? 'hotel.gone.title' : 'hotel.config.none')}</p>}
      {status === 'pending' && <PriceSkeleton />}
      {!isMissing && offer && <PriceOfOffer offer={offer} isChanging={status === 'changing'} />}
      <ChangeNotice className={styles.wideOnly}>
        {hasOrderFailed && <Notice tone="negative" live>{t('hotel.order.error')}</Notice>}
        {(status !== 'failed' || offer) && <OrderButton size="large" />}
      </ChangeNotice>
      {!isMissing && <CardPlace name="saleEnd" />}
      <noscript>
        <p>{t('hotel.noScript', { phone: MARKET.phoneLabel })}</p>
        <a href={`tel:${MARKET.phone}`}>{MARKET.phoneLabel}</a>
      </noscript>
    </aside>
  );
}

function PriceOfOffer({ offer, isChanging }: { offer: Offer; isChanging: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const root = useFlowRoot('priceCheck');
  const money = (minor: number) => format.money(minor, offer.currency);
  const pendingTotal = useRunningFlow('configurator', selectPendingTotal);
  const total = pendingTotal ?? offer.totalPrice;
  const isReduced = pendingTotal === null && offer.originalFullPrice > total;
  const occupancies = useRunningFlow('configurator', selectOccupancies);
  return (
    <div className={cx(styles.offer, isChanging && busyLine)} {...root}>
      <p aria-live="polite">
        <span data-price={toMajor(total)} data-currency={offer.currency}>
          <Price
            amount={money(total)}
            label={t('hotel.price.total')}
            before={isReduced ? { amount: money(offer.originalFullPrice), label: t('listing.tile.beforeLabel') } : undefined}
            size="large"
          />
        </span>
        <span className={styles.person}>
          {format.party(partyOf(occupancies))}{pendingTotal === null && <> · {t('listing.tile.perPersonPrice', { price: money(offer.discountPrice) })}</>}
        </span>
      </p>
      <Contents offer={offer} />
    </div>
  );
}

/** A change on its way leaves it as it is. */
const Contents = memo(function Contents({ offer }: { offer: Offer }) {
  const t = useTranslator();
  const format = useFormat();
  const tripType = useRunningFlow('configurator', selectTripType);
  const isWithInfant = hasInfant(useRunningFlow('configurator', selectOccupancies), offer.endDate);
  const { includes, excludes } = priceContents({ ...offer, tripType });
  const rooms = offer._embedded.rooms.map(({ roomName }) => roomName).join(', ');
  return (
    <>
      <h3 className={styles.listTitle}>{t('hotel.price.includes')}</h3>
      <ul className={styles.list}>
        {includes.map((part) => (
          <li key={part} className={styles.included}>
            <Icon of={Check} size="small" />
            <span>
              {part === 'stay' ? t('hotel.price.includes.stay', { nights: format.nights(offer.duration), room: rooms })
                : part === 'board' ? t('hotel.price.includes.board', { board: offer.boardName })
                  : t(includedMessage(part, isWithInfant))}
              {part === 'flight' && offer.lowCost && <> <Badge tone="warning">{t('listing.tile.lowCost')}</Badge></>}
            </span>
          </li>
        ))}
      </ul>
      <h3 className={styles.listTitle}>{t('hotel.price.excludes')}</h3>
      <ul className={styles.list}>
        {excludes.map((part) => (
          <li key={part} className={styles.excluded}>
            <Icon of={Minus} size="small" />
            <span>{t(part)}</span>
          </li>
        ))}
      </ul>
    </>
  );
});

function PriceSkeleton() {
  return (
    <div className={styles.offer}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="shortLine" />
    </div>
  );
}
