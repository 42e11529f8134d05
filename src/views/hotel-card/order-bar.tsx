import { Pencil } from 'lucide';
import { selectOrderStatus } from '../../../machines/configurator/configurator.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { Icon } from '../../ui/icon.tsx';
import { late } from '../../ui/late-view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LatePart } from '../late-part.tsx';
import { useFullScreenView } from '../use-full-screen-view.ts';
import { ChangeNotice } from './change-notice.tsx';
import { OrderButton } from './order-button.tsx';
import { StaySummary, shownOffer } from './stay-summary.tsx';
import * as styles from './order-bar.styles.ts';

const configuratorScreen = late(async () => (await import('./configurator-screen.tsx')).ConfiguratorScreen);

/** A failed preload is tried again by the opening itself, which shows its failure. */
const preloadScreen = () => afterPaint(() => { configuratorScreen.load().catch(() => {}); });

/** On small screens the total, what it is for and the way on stay in view; pressed, what it is for can be changed from anywhere [view.fullscreen]. */
export function OrderBar({ configurator }: { configurator: FlowSnapshot<'configurator'> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { view } = useFullScreenView();
  const shown = shownOffer(configurator);
  return (
    <div className={styles.bar}>
      <ChangeNotice configurator={configurator} />
      {selectOrderStatus(configurator) === 'failed' && <Notice tone="negative" live>{t('hotel.order.error')}</Notice>}
      <div className={styles.line}>
        {shown && (
          <button
            type="button"
            className={styles.opener}
            aria-haspopup="dialog"
            onPointerEnter={preloadScreen}
            onFocus={preloadScreen}
            onClick={() => dispatch({ type: 'fullScreenView.open', view: 'configurator' })}
          >
            <StaySummary configurator={configurator} />
            <Icon of={Pencil} className={styles.change} />
            <VisuallyHidden>, {t('hotel.config.change')}</VisuallyHidden>
          </button>
        )}
        <div className={styles.button}><OrderButton configurator={configurator} size="medium" /></div>
      </div>
      {view === 'configurator' && <LatePart isScreen of={configuratorScreen} props={{ configurator }} />}
    </div>
  );
}
