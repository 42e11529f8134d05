import { useEffect, useLayoutEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { selectInternalView } from '../../../../machines/full-screen-view/full-screen-view.select.ts';
import { selectShownPicture } from '../../../../machines/gallery/gallery.select.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../../bus/react.tsx';
import { imageUrl, srcSet } from '../../../domain/urls/pictures/image-url.ts';
import { useTranslator } from '../../../i18n/react.tsx';
import type { Hotel } from '../../../routes/pages/hotel-card.page.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { Dialog } from '../../../ui/surfaces/dialog.tsx';
import * as styles from './gallery.styles.ts';

const RATIO = 4 / 3;

/** One picture at a time, by press, swipe and key; arrows, Home and End go round them. */
export function GalleryDialog({ pictures }: { pictures: Hotel['pictures'] }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const internalView = useFlow('fullScreenView', selectInternalView);
  const root = useFlowRoot('gallery');
  const shown = useRunningFlow('gallery', selectShownPicture);
  const slides = useRef<HTMLUListElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'center' });
    bringInto(slides.current, shown);
  }, [shown]);
  const last = pictures.length - 1;
  // Before it is seen: a key may follow at once.
  useLayoutEffect(() => {
    // Wherever in the dialog the focus is: it is the page as long as it is open.
    const onKeyDown = (event: KeyboardEvent) => {
      const command = {
        ArrowLeft: { type: 'gallery.previous' }, ArrowRight: { type: 'gallery.next' },
        Home: { type: 'gallery.show', picture: 0 }, End: { type: 'gallery.show', picture: last },
      } as const;
      if (!Object.hasOwn(command, event.key)) return;
      event.preventDefault();
      dispatch(command[event.key as keyof typeof command]);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, last]);
  return (
    <Dialog
      id="gallery" open title={t('hotel.gallery.label')} closeLabel={t('shell.dialog.close')} size="fullscreen" view={internalView ?? undefined}
      onClose={() => dispatch({ type: 'fullScreenView.close' })}
    >
      <div className={styles.viewer} {...root}>
        <figure className={styles.figure}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
          <ul ref={slides} className={styles.slides} data-slides tabIndex={0}>
            {pictures.map(({ src, alt }, index) => (
              <li key={src} className={styles.slide} aria-hidden={index !== shown || undefined}>
                <Picture
                  className={styles.image}
                  src={imageUrl(src, { width: 1200, height: 1200 / RATIO })}
                  srcSet={srcSet(src, RATIO)}
                  sizes="(min-width: 992px) 60rem, 100vw"
                  alt={alt}
                  width={1200}
                  height={1200 / RATIO}
                  tone="sea"
                  priority={index === shown}
                  rounded
                />
              </li>
            ))}
          </ul>
          <figcaption className={styles.caption} aria-live="polite">
            <span>{pictures[shown]?.alt}</span>
            <span>{t('hotel.gallery.position', { place: shown + 1, total: pictures.length })}</span>
          </figcaption>
        </figure>
        <IconButton className={styles.previous} tone="raised" icon={ChevronLeft} label={t('hotel.gallery.previous')} onClick={() => dispatch({ type: 'gallery.previous' })} />
        <IconButton className={styles.next} tone="raised" icon={ChevronRight} label={t('hotel.gallery.next')} onClick={() => dispatch({ type: 'gallery.next' })} />
        <ul ref={strip} className={styles.strip}>
          {pictures.map(({ src, alt }, index) => (
            <li key={src}>
              <button type="button" className={styles.stripButton} aria-current={index === shown || undefined} onClick={() => dispatch({ type: 'gallery.show', picture: index })}>
                <Picture src={imageUrl(src, { width: 128, height: 96 })} alt={alt} width={128} height={96} tone="sea" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** At once: a glide that the next press interrupts may rest between two. What a finger has brought there stays. */
function bringInto(slides: HTMLUListElement | null, shown: number): void {
  if (slides === null) return;
  const left = shown * slides.clientWidth;
  if (Math.abs(slides.scrollLeft - left) > 2) slides.scrollTo({ left, behavior: 'instant' });
}
