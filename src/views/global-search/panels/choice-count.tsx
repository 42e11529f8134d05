import { useTranslator } from '../../../i18n/react.tsx';
import * as styles from './dropdown-content.styles.ts';

/** How many options are chosen, or that some may be [gs.placeholders]. */
export function ChoiceCount({ count }: { count: number }) {
  const t = useTranslator();
  return <output className={styles.hint}>{count === 0 ? t('search.placeholder') : t('search.chosen', { count })}</output>;
}
