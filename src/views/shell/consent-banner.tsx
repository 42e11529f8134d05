import { useEffect, useRef } from 'react';
import { selectIsAsked, selectIsCustomising } from '../../../machines/consent/consent.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { CmsLink } from './cms-link.tsx';
import * as styles from './consent-banner.styles.ts';

/** Most people say yes or no to all: the categories come with their texts when they are asked for. */
const choices = lazyView(async () => {
  const view = import('./consent-choices.tsx').then(({ ConsentChoices }) => ConsentChoices);
  return (await import('../../i18n/with-messages.tsx')).withMessages('panels', view);
});

/** The content page on personal data. */
const POLICY = '/ochrana-osobnich-udaju';

/** Asks what may be remembered. It lies at the bottom edge, leaves the page usable, and weighs yes and no alike. */
export function ConsentBanner() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const root = useFlowRoot('consent');
  const isAsked = useFlow('consent', selectIsAsked);
  const heading = useRef<HTMLHeadingElement>(null);
  const isCustomising = useFlow('consent', selectIsCustomising) ?? false;

  useEffect(() => {
    // The choices were asked for by a press, here or in the footer; the focus follows and goes back.
    if (!isCustomising) return;
    const asker = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus({ preventScroll: true });
    };
  }, [isCustomising]);

  if (!isAsked) return null;
  const cancel = () => dispatch({ type: 'consent.cancel' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, beside the button that closes
    <section
      className={styles.banner} aria-labelledby="consent-title" data-customising={isCustomising || undefined} {...root}
      onKeyDown={({ key }) => { if (key === 'Escape') cancel(); }}
    >
      <div className={styles.content}>
        <div className={styles.texts}>
          <h2 className={styles.title} id="consent-title" ref={heading} tabIndex={-1}>{t('shell.consent.title')}</h2>
          <p className={styles.explanation}>{t('shell.consent.text')}</p>
          {isCustomising && <CmsLink className={styles.policy} url={POLICY}>{t('shell.consent.policy')}</CmsLink>}
        </div>
        {isCustomising && <LazyPart of={choices} props={{}} awaited={<div className={styles.awaitedChoices} />} />}
        <div className={styles.buttons}>
          <Button tone="outline" onClick={() => dispatch({ type: 'consent.rejectAll' })}>{t('shell.consent.rejectAll')}</Button>
          <Button tone="outline" onClick={() => dispatch({ type: 'consent.acceptAll' })}>{t('shell.consent.acceptAll')}</Button>
          {isCustomising
            ? <Button onClick={() => dispatch({ type: 'consent.save' })}>{t('shell.consent.save')}</Button>
            : <Button tone="link" onClick={() => dispatch({ type: 'consent.customise' })}>{t('shell.consent.settings')}</Button>}
          {isCustomising && <Button tone="link" onClick={cancel}>{t('shell.dialog.close')}</Button>}
        </div>
      </div>
    </section>
  );
}
