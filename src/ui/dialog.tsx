import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { X } from 'lucide';
import { cx } from '@linaria/core';
import * as styles from './dialog.styles.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  id: string;
  open: boolean;
  /** Stays in view while the content scrolls. */
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** On phones `medium` and `wide` rise from the bottom edge. */
  size?: keyof typeof styles.sizes;
  /** A picture across the top of the content. */
  image?: ReactNode;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal window: focus stays inside, Escape and the backdrop close it, focus returns to where it was. */
export function Dialog({ id, open, title, closeLabel, onClose, size = 'medium', image, footer, children }: DialogProps) {
  if (!open) return null;
  const titleId = `${id}-title`;
  // The owner decides: Escape only asks, and the dialog goes when `open` does.
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // A browser may close it all the same (Escape pressed twice): the owner is told.
  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget && onClose();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is its key
    <dialog
      id={id}
      ref={showModal}
      className={cx(styles.dialog, styles.sizes[size])}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onBackdrop}
    >
      <header className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.body}>
        {image}
        <div className={styles.content}>{children}</div>
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
