import { Check } from 'lucide';
import { selectDraftState } from '../../../../machines/checkout/checkout.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import * as styles from './details-step.styles.ts';

/** How the saving of what is filled in goes; only its failure is said aloud, the rest would talk into typing. */
export function DraftLine() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const state = useRunningFlow('checkout', selectDraftState);
  if (state === 'failed') {
    return (
      <Notice tone="warning" live action={<Button tone="outline" onClick={() => dispatch({ type: 'checkout.save' })}>{t('shell.retry')}</Button>}>
        {t('checkout.draft.failed')}
      </Notice>
    );
  }
  return (
    <p className={styles.draft}>
      {state === 'saving' && t('checkout.draft.saving')}
      {state === 'saved' && <><Icon of={Check} size="small" /> {t('checkout.draft.saved')}</>}
    </p>
  );
}
