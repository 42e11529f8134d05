import { useEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { imageUrl, srcSet } from '../../domain/urls/image-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { Hotel } from '../../routes/pages/hotel-card.page.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as styles from './gallery.styles.ts';

const RATIO = 4 / 3;

interface GalleryDialogProps {
  pictures: Hotel['pictures'];
  /** Place of the picture in view. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One picture at a time; arrows, Home and End go round them. */
export function GalleryDialog({ pictures, shown, onShow, onClose }: GalleryDialogProps) {
  const t = useTranslator();
  const picture = pictures[shown];
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  const last = pictures.length - 1;
  const previous = shown === 0 ? last : shown - 1;
  const next = shown === last ? 0 : shown + 1;
  useEffect(() => {
    // Wherever in the dialog the focus is: it is the page as long as it is open.
    const onKeyDown = (event: KeyboardEvent) => {
      const target = { ArrowLeft: previous, ArrowRight: next, Home: 0, End: last }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      onShow(target);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next, last, onShow]);
  if (picture === undefined) return null;
  return (
    <Dialog id="gallery" open title={t('hotel.gallery.label')} closeLabel={t('shell.dialog.close')} size="fullscreen" onClose={onClose}>
      <div className={styles.viewer}>
        <figure className={styles.figure}>
          <Picture
            key={picture.src}
            className={styles.image}
            src={imageUrl(picture.src, { width: 1200, height: 1200 / RATIO })}
            srcSet={srcSet(picture.src, RATIO)}
            sizes="(min-width: 992px) 60rem, 100vw"
            alt={picture.alt}
            width={1200}
            height={1200 / RATIO}
            tone="sea"
            priority
            rounded
          />
          <figcaption className={styles.caption} aria-live="polite">
            <span>{picture.alt}</span>
            <span>{t('hotel.gallery.position', { place: shown + 1, total: pictures.length })}</span>
          </figcaption>
        </figure>
        <IconButton className={styles.previous} tone="raised" icon={ChevronLeft} label={t('hotel.gallery.previous')} onClick={() => onShow(previous)} />
        <IconButton className={styles.next} tone="raised" icon={ChevronRight} label={t('hotel.gallery.next')} onClick={() => onShow(next)} />
        <ul ref={strip} className={styles.strip}>
          {pictures.map(({ src, alt }, index) => (
            <li key={src}>
              <button type="button" className={styles.stripButton} aria-current={index === shown || undefined} onClick={() => onShow(index)}>
                <Picture src={imageUrl(src, { width: 128, height: 96 })} alt={alt} width={128} height={96} tone="sea" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
