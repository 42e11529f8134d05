import { css } from '@linaria/core';
import { border, radius } from './tokens.ts';

export const skeleton = css`
  display: block;
  border-radius: ${radius.control};
  background-color: color-mix(in srgb, ${border.default} 50%, transparent);
  background-image: linear-gradient(100deg, transparent 35%, color-mix(in srgb, ${border.default} 60%, transparent) 50%, transparent 65%);
  background-size: 300% 100%;
  animation: skeleton-pass 1.6s linear infinite;

  @keyframes skeleton-pass {
    from {
      background-position: 100% 0;
    }

    to {
      background-position: -50% 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    background-image: none;
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
