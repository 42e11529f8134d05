import type { ComponentProps } from 'react';
import { useTranslator } from '../i18n/react.tsx';
import { Button } from '../ui/controls/button.tsx';
import { LazyView } from '../ui/loading/lazy-view.tsx';
import { Notice } from '../ui/surfaces/notice.tsx';
import * as styles from './lazy-part.styles.ts';

type LazyPartProps<Props extends object> = Omit<ComponentProps<typeof LazyView<Props>>, 'failed'> & {
  /** It covers the page: that it could not be had is said above the page, wherever that is scrolled to. */
  isScreen?: boolean;
};

/** A part of a page whose code comes when it is needed, and can be asked for again where it does not come. */
export function LazyPart<Props extends object>({ isScreen = false, ...view }: LazyPartProps<Props>) {
  const t = useTranslator();
  return (
    <LazyView
      {...view}
      failed={(retry) => (
        <Notice className={isScreen ? styles.abovePage : undefined} tone="negative" live action={<Button tone="outline" onClick={retry}>{t('shell.retry')}</Button>}>
          {t('shell.part.failed')}
        </Notice>
      )}
    />
  );
}
