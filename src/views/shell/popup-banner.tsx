import type { KeyboardEvent, MouseEvent } from 'react';
import { X } from 'lucide';
import { selectImage, selectRedirectUrl, selectTexts } from '../../../machines/popup/popup.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useContentLink } from '../../content/use-content-link.ts';
import { popupImage } from '../../domain/urls/pictures/popup-image.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { meansAnotherTab } from '../../ui/controls/means-another-tab.ts';
import * as styles from './popup-banner.styles.ts';

/** The popup of a page: one image that leads on, words below it that do too, and a way to close it [popup.click]. */
export function PopupBanner() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const link = useContentLink();
  const root = useFlowRoot('popup');
  const image = useRunningFlow('popup', selectImage);
  const url = useRunningFlow('popup', selectRedirectUrl);
  const { title, text, linkLabel } = useRunningFlow('popup', selectTexts);
  if (image === null) return null;
  const { srcset, ...picture } = popupImage(image.src);
  const close = (place: 'close' | 'overlay') => dispatch({ type: 'popup.close', place });
  const follow = (event: MouseEvent) => {
    // In a tab of its own the page follows by itself.
    if (meansAnotherTab(event)) return;
    event.preventDefault();
    dispatch({ type: 'popup.follow' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close('close');
  };
  const way = url ? link(url) : null;
  const shown = <img className={styles.image} {...picture} srcSet={srcset} alt={image.alt} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is its key
    <dialog
      ref={showModal}
      className={styles.popup}
      {...root}
      aria-label={title ?? image.alt}
      onKeyDown={onKeyDown}
      onCancel={(event) => { event.preventDefault(); close('close'); }}
      onClick={(event) => event.target === event.currentTarget && close('overlay')}
    >
      {/* It has the focus first: the Enter of somebody who was writing leads nowhere. */}
      <IconButton className={styles.close} tone="raised" icon={X} label={t('shell.dialog.close')} onClick={() => close('close')} />
      {way
        ? <a className={styles.way} href={way.href} rel={way.rel} onClick={follow}>{shown}</a>
        : <button type="button" className={styles.way} onClick={follow}>{shown}</button>}
      {(title !== undefined || text !== undefined) && (
        <div className={styles.texts}>
          {title !== undefined && <h2>{title}</h2>}
          {text !== undefined && <p>{text}</p>}
          {way && linkLabel !== undefined && <LinkButton tone="primary" href={way.href} rel={way.rel} onClick={follow}>{linkLabel}</LinkButton>}
        </div>
      )}
    </dialog>
  );
}

/** Not of a page that is left: its elements stand outside the document. */
function showModal(dialog: HTMLDialogElement) {
  if (!dialog.isConnected) return;
  dialog.showModal();
  return () => dialog.close();
}
