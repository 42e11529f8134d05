import { useContext } from 'react';
import { cx } from '@linaria/core';
import { RenderedAhead } from '../loading/rendered-ahead.ts';
import * as styles from './picture.styles.ts';

interface PictureProps {
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  width: number;
  height: number;
  srcSet?: string;
  /** How wide it stands on the page, for what is fetched before the page is laid out. */
  sizes?: string;
  aspect?: keyof typeof styles.aspects;
  tone?: keyof typeof styles.tones;
  /** The page's largest picture above the fold: fetched at once and first. */
  priority?: boolean;
  rounded?: boolean;
  className?: string;
}

/** A photograph in a box of its final size: nothing moves when it arrives. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcSet, aspect = '4:3', tone, priority = false, rounded = false } = props;
  // A picture that comes after the layout is chosen by the width of its box, in browsers that can.
  const sizes = priority || srcSet === undefined ? props.sizes : `auto, ${props.sizes ?? '100vw'}`;
  // One with candidates, or within `<picture>`, that never comes into the document is held by Chromium until that ends, and its whole page with it.
  const isHeldBack = useContext(RenderedAhead) && srcSet !== undefined;
  return (
    <span className={cx(styles.box, styles.aspects[aspect], tone && styles.tones[tone], rounded && styles.rounded, props.className)}>
      <img
        ref={isHeldBack ? (image) => { if (image) address(image, { sizes, srcset: srcSet, src }); } : undefined}
        className={styles.image}
        {...(!isHeldBack && { src, srcSet, sizes })}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </span>
  );
}

type Address = Readonly<Record<string, string | undefined>>;

/** Of pictures that came to be while their page was not in the document. */
const awaited = new WeakMap<Element, Address>();

/** Says where a picture is, once it stands in the document; `src` last, so that nothing is fetched twice. */
function address(image: Element, attributes: Address): void {
  if (!image.isConnected) return void awaited.set(image, attributes);
  awaited.delete(image);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && image.getAttribute(name) !== value) image.setAttribute(name, value);
  }
}

/** Of a page that has just come into the document. */
export function addressPictures(page: ParentNode): void {
  page.querySelectorAll('img').forEach((image) => address(image, awaited.get(image) ?? {}));
}
