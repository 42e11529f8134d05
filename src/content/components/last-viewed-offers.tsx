import { selectViewedHasFailed, selectViewedOffers } from '../../../machines/last-viewed/last-viewed.select.ts';
import { selectViewedHotels } from '../../../machines/memory/memory.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Shelf } from '../../ui/surfaces/shelf.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import { shelfLimit } from '../shelf-limit.ts';
import { Section } from './section.tsx';

/** The hotels looked at last with today's prices; nobody's after the consent is withdrawn [cms.home-components]. */
export function LastViewedOffers({ component }: ComponentViewProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const mayShow = useFlow('memory', (memory) => selectViewedHotels(memory).length > 0);
  const viewed = useFlow('lastViewed', selectViewedOffers);
  const hasFailed = useFlow('lastViewed', selectViewedHasFailed) ?? false;
  const root = useFlowRoot('lastViewed');
  if (!mayShow || viewed === undefined) return null;
  const offers = viewed.slice(0, shelfLimit(component));
  if (offers.length === 0 && !hasFailed) return null;
  return (
    <Section component={component}>
      <div {...root}>
        {hasFailed
          ? <Notice tone="negative" live action={<Button tone="quiet" onClick={() => dispatch({ type: 'lastViewed.retry' })}>{t('shell.retry')}</Button>}>{t('listing.error.title')}</Notice>
          : <Shelf>{offers.map((offer) => <OfferTile key={offer.offerCode} offer={offer} />)}</Shelf>}
      </div>
    </Section>
  );
}
