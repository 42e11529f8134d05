import { Scale, X } from 'lucide';
import { selectCompared, selectComparedParty, selectCompareIsFull } from '../../../machines/compare/compare.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { comparePath } from '../../domain/urls/pages/compare-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { useHref, usePage } from '../page.tsx';
import * as styles from './compare-bar.styles.ts';

/** The way to the comparison, at the bottom of every page while something is chosen. */
export function CompareBar() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const { pageType } = usePage().context;
  const root = useFlowRoot('compare');
  const offers = useRunningFlow('compare', selectCompared);
  const occupancies = useRunningFlow('compare', selectComparedParty);
  const isFull = useRunningFlow('compare', selectCompareIsFull);
  if (pageType === 'compare' || offers.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('compare.bar.label')} {...root} data-page={pageType}>
      <p className={styles.texts} role={isFull ? 'alert' : 'status'}>
        <strong>{t('compare.bar.chosen', { count: offers.length })}</strong>
        {isFull || offers.length === 1
          ? <span className={styles.sentence}>{t(isFull ? 'compare.bar.full' : 'compare.bar.more')}</span>
          : <span className={styles.names}>{offers.map(({ hotelName }) => hotelName).join(' · ')}</span>}
      </p>
      <Button className={styles.clear} tone="quiet" icon={X} onClick={() => dispatch({ type: 'compare.clear' })}>{t('compare.bar.clear')}</Button>
      <LinkButton icon={Scale} href={href(comparePath(offers.map(({ offerCode }) => offerCode), occupancies))}>{t('compare.bar.go')}</LinkButton>
    </section>
  );
}
