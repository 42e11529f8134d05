import { cx } from '@linaria/core';
import * as styles from './picture.styles.ts';

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
  return (
    <span className={cx(styles.box, styles.aspects[aspect], tone && styles.tones[tone], rounded && styles.rounded, props.className)}>
      {preview && <img className={styles.preview} src={preview} alt="" width={width} height={height} aria-hidden="true" />}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
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
