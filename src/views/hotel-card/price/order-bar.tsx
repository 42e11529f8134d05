import { Pencil } from 'lucide';
import { selectOrderStatus, selectShownOffer } from '../../../../machines/configurator/configurator.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { useFullScreenView } from '../../use-full-screen-view.ts';
import { ChangeNotice } from './change-notice.tsx';
import { OrderButton } from './order-button.tsx';
import { StaySummary } from './stay-summary.tsx';
import * as styles from './order-bar.styles.ts';

const configuratorScreen = lazyView(async () => (await import('../configurator/configurator-screen.tsx')).ConfiguratorScreen);

/** A failed preload is tried again by the opening itself, which shows its failure. */
const preloadScreen = () => afterPaint(() => { configuratorScreen.load().catch(() => {}); });

/** On small screens the total, what it is for and the way on stay in view; pressed, what it is for can be changed from anywhere [view.fullscreen]. */
export function OrderBar() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { view } = useFullScreenView();
  const isShown = useRunningFlow('configurator', (snapshot) => selectShownOffer(snapshot) !== null);
  const hasOrderFailed = useRunningFlow('configurator', selectOrderStatus) === 'failed';
  return (
    <ChangeNotice className={styles.bar}>
      {hasOrderFailed && <Notice tone="negative" live>{t('hotel.order.error')}</Notice>}
      <div className={styles.line} data-order-bar>
        {isShown && (
          <button
            type="button"
            className={styles.opener}
            aria-haspopup="dialog"
            onPointerEnter={preloadScreen}
            onFocus={preloadScreen}
            onClick={() => afterPaint(() => dispatch({ type: 'fullScreenView.open', view: 'configurator' }))}
          >
            <StaySummary />
            <Icon of={Pencil} className={styles.change} />
            <VisuallyHidden>, {t('hotel.config.change')}</VisuallyHidden>
          </button>
        )}
        <div className={styles.button}><OrderButton size="medium" /></div>
      </div>
      {view === 'configurator' && <LazyPart isScreen of={configuratorScreen} props={{}} />}
    </ChangeNotice>
  );
}
