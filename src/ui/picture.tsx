import { useContext } from 'react';
import { cx } from '@linaria/core';
import * as styles from './picture.styles.ts';
import { RenderedAhead } from './rendered-ahead.ts';

interface PictureProps {
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** Better formats first, each with its own candidates. */
  sources?: readonly { type: string; srcSet: string }[];
  aspect?: keyof typeof styles.aspects;
  tone?: keyof typeof styles.tones;
  /** A tiny data: picture, blurred until the real one has come. */
  preview?: string;
  /** The page's largest picture above the fold: fetched at once and first. */
  priority?: boolean;
  rounded?: boolean;
  className?: string;
}

/** A photograph in a box of its final size: nothing moves when it arrives. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcSet, sizes, sources = [], aspect = '4:3', tone, preview, priority = false, rounded = false } = props;
  // A picture with candidates that never comes into the document is held by Chromium until the document ends, and its whole page with it.
  const isHeldBack = useContext(RenderedAhead) && (srcSet !== undefined || sources.length > 0);
  return (
    <span className={cx(styles.box, styles.aspects[aspect], tone && styles.tones[tone], rounded && styles.rounded, props.className)}>
      {preview && <img className={styles.preview} src={preview} alt="" width={width} height={height} aria-hidden="true" />}
      <picture ref={isHeldBack ? (picture) => { if (picture) address(picture, props); } : undefined}>
        {sources.map((source) => (
          <source key={source.type} type={source.type} {...(!isHeldBack && { srcSet: source.srcSet, sizes })} />
        ))}
        <img
          className={styles.image}
          {...(!isHeldBack && { src, srcSet, sizes })}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />
      </picture>
    </span>
  );
}

/** Says where a picture is, once it stands in the document; its sources come first, so that nothing is fetched twice. */
function address(picture: HTMLPictureElement, { src, srcSet, sizes, sources = [] }: PictureProps): void {
  picture.querySelectorAll('source').forEach((source, index) => say(source, { sizes, srcset: sources[index]?.srcSet }));
  say(picture.querySelector('img')!, { sizes, srcset: srcSet, src });
}

function say(element: Element, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
