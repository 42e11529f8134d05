import { Share2 } from 'lucide';
import { selectShareNotice } from '../../../machines/share/share.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import * as styles from './share-button.styles.ts';

/** Hands the page's address on; a press waits for its flow. */
export function ShareButton({ tone = 'link' }: { tone?: 'link' | 'quiet' }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const notice = useFlow('share', selectShareNotice);
  return (
    <span className={styles.share} {...useFlowRoot('share')}>
      <Button tone={tone} icon={Share2} onClick={() => dispatch({ type: 'share.send' })}>{t('listing.share')}</Button>
      <output className={styles.notice}>{notice && t(`listing.share.${notice}`)}</output>
    </span>
  );
}
