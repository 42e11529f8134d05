import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { ArrowLeft, X } from 'lucide';
import { cx } from '@linaria/core';
import { IconButton } from '../controls/icon-button.tsx';
import * as styles from './dialog.styles.ts';

interface DialogProps {
  id: string;
  open: boolean;
  /** Stays in view while the content scrolls. */
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** On phones `medium` and `wide` rise from the bottom edge. */
  size?: keyof typeof styles.sizes;
  /** One screen of several: an arrow before the title leads back to the one before, in place of the cross. */
  isStep?: boolean;
  /** A quiet line beneath the title, e.g. what the choices come to. */
  note?: ReactNode;
  /** What it is, by its name in the specification [view.internal]. */
  view?: string;
  /** A picture across the top of the content. */
  image?: ReactNode;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal window: focus stays inside, Escape and the backdrop close it, focus returns to where it was. */
export function Dialog({ id, open, title, closeLabel, onClose, size = 'medium', isStep = false, note, view, image, footer, children }: DialogProps) {
  if (!open) return null;
  const titleId = `${id}-title`;
  // The owner decides: Escape only asks, and the dialog goes when `open` does.
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  // So does a phone's own gesture, unless the browser insists.
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    onClose();
  };
  // Then it is closed all the same: it comes back for the owner to decide.
  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    event.currentTarget.showModal();
    onClose();
  };
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget && onClose();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is its key
    <dialog
      id={id}
      ref={showModal}
      className={cx(styles.dialog, styles.sizes[size])}
      data-size={size}
      data-view={view}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onBackdrop}
    >
      <header className={cx(styles.header, isStep && styles.stepHeader)}>
        {isStep && <IconButton icon={ArrowLeft} label={closeLabel} onClick={onClose} />}
        <div>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {!isStep && <IconButton icon={X} label={closeLabel} onClick={onClose} />}
      </header>
      {/* Another screen begins at its top. */}
      <div className={styles.body} key={String(isStep)}>
        {image}
        <div className={styles.content}>{children}</div>
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}

/** Not of a page that is left: its elements stand outside the document. */
function showModal(dialog: HTMLDialogElement) {
  if (!dialog.isConnected) return;
  dialog.showModal();
  return () => dialog.close();
}
