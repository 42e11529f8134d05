import { css } from '@linaria/core';
import { border, media, radius } from '../theme/tokens.ts';

export const skeleton = css`
  display: block;
  border-radius: ${radius.control};
  background-color: color-mix(in srgb, ${border.default} 65%, transparent);
  animation: skeleton-pulse 1.6s ease-in-out infinite;

  /* Blended, not painted anew: the answer that is awaited needs the page's own thread. */
  @keyframes skeleton-pulse {
    50% {
      opacity: 0.55;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  ${media.forced} {
    background-color: GrayText;
  }

  ${media.print} {
    display: none;
  }
`;

export const shapes = {
  line: css`
    width: 100%;
    height: 1em;
    margin-block: 0.25em;
  `,
  shortLine: css`
    width: 40%;
    height: 1em;
    margin-block: 0.25em;
  `,
  title: css`
    width: 70%;
    height: 1.375rem;
    margin-block: 0.1875rem;
  `,
  control: css`
    width: 100%;
    height: 48px;
  `,
  picture: css`
    width: 100%;
    aspect-ratio: 4 / 3;
  `,
  fill: css`
    width: 100%;
    height: 100%;
  `,
};
