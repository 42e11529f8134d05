import type { MouseEvent } from 'react';
import { Images } from 'lucide';
import { cx } from '@linaria/core';
import { useDispatch } from '../../../bus/react.tsx';
import { imageUrl, srcSet } from '../../../domain/urls/pictures/image-url.ts';
import { leadPicture, THUMBNAILS } from '../../../domain/urls/pictures/lead-picture.ts';
import { useTranslator } from '../../../i18n/react.tsx';
import type { Hotel } from '../../../routes/pages/hotel-card.page.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { useFullScreenView } from '../../use-full-screen-view.ts';
import * as styles from './gallery.styles.ts';

const galleryDialog = lazyView(async () => (await import('./gallery-dialog.tsx')).GalleryDialog);

const THUMBNAIL_RATIO = 4 / 3;
/** Beside the others on a desktop; on smaller screens as wide as the page, after the large one. */
const THUMBNAIL_WIDTHS = [384, 828] as const;
const LARGE = { width: 1200, height: 900 };

/** The place in pictures: small screens swipe them. Each is a link to itself, so it opens also before, or without, the scripts. */
export function Gallery({ pictures }: { pictures: Hotel['pictures'] }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { view } = useFullScreenView();
  const [lead, ...others] = pictures;
  const shown = leadPicture(pictures);
  if (lead === undefined || shown === undefined) return null;
  const { hasThumbnails, ratio } = shown;
  const open = (picture: number) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dispatch({ type: 'gallery.open', picture });
  };
  return (
    <section className={styles.gallery} aria-label={t('hotel.gallery.label')}>
      <div className={cx(styles.pictures, hasThumbnails && styles.withThumbnails)}>
        <a className={cx(styles.link, styles.lead)} href={imageUrl(lead.src, LARGE)} aria-haspopup="dialog" onClick={open(0)}>
          <Picture
            className={styles.image}
            src={imageUrl(lead.src, { width: 828, height: 828 / ratio })}
            srcSet={shown.srcSet}
            sizes={shown.sizes}
            alt={lead.alt}
            width={1200}
            height={Math.round(1200 / ratio)}
            aspect={hasThumbnails ? '16:9' : '21:9'}
            tone="sea"
            priority
          />
        </a>
        {hasThumbnails && others.slice(0, THUMBNAILS).map((picture, index) => (
          <a key={picture.src} className={styles.link} href={imageUrl(picture.src, LARGE)} aria-haspopup="dialog" onClick={open(index + 1)}>
            <Picture
              className={styles.image}
              src={imageUrl(picture.src, { width: 384, height: 384 / THUMBNAIL_RATIO })}
              srcSet={srcSet(picture.src, THUMBNAIL_RATIO, THUMBNAIL_WIDTHS)}
              sizes="(min-width: 992px) 16vw, 100vw"
              alt={picture.alt}
              width={384}
              height={Math.round(384 / THUMBNAIL_RATIO)}
              aspect="fill"
              tone="sea"
            />
          </a>
        ))}
      </div>
      {pictures.length > 1 && (
        <button type="button" className={styles.all} aria-haspopup="dialog" onClick={open(0)}>
          <Icon of={Images} size="small" />
          {t('hotel.gallery.open', { count: pictures.length })}
        </button>
      )}
      {view === 'gallery' && <LazyPart isScreen of={galleryDialog} props={{ pictures }} />}
    </section>
  );
}
