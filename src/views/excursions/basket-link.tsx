import { selectBasketCount } from '../../../machines/basket-count/basket-count.select.ts';
import { useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';

/** To the basket, with how many excursions lie in it once that is known [excursion.checkout]. */
export function BasketLink() {
  const t = useTranslator();
  const href = useHref();
  // The flow comes after the page.
  const count = useFlow('basketCount', selectBasketCount) ?? 0;
  return <LinkButton tone="quiet" href={href('/vylety/platba')} {...useFlowRoot('basketCount')}>{count === 0 ? t('excursions.basket.title') : t('excursions.basket.titleWith', { count })}</LinkButton>;
}
