import { css } from '@linaria/core';
import { radius, shadow, space, surface, text } from '../../ui/theme/tokens.ts';

export const popup = css`
  position: fixed;
  inset: 0;
  width: min(40rem, 92vw);
  height: fit-content;
  max-height: 92dvh;
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  background: ${surface.raised};
  color: ${text.default};
  box-shadow: ${shadow.floating};

  &::backdrop {
    background: rgb(9 28 38 / 0.56);
  }
`;

export const way = css`
  display: block;
  width: 100%;
`;

export const image = css`
  display: block;
  width: 100%;
  height: auto;
  /* On a phone on its side the words below it stay in view. */
  max-height: calc(92dvh - 10rem);
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;

export const texts = css`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding: ${space[4]};
`;

export const close = css`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto auto;
`;
