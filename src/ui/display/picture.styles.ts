import { css } from '@linaria/core';
import { radius, surface } from '../theme/tokens.ts';

export const box = css`
  position: relative;
  display: block;
  overflow: clip;
  width: 100%;
  background-color: ${surface.sunken};
`;

export const rounded = css`
  border-radius: ${radius.card};
`;

export const image = css`
  position: relative;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const aspects = {
  '4:3': css`
    aspect-ratio: 4 / 3;
  `,
  '16:9': css`
    aspect-ratio: 16 / 9;
  `,
  '3:2': css`
    aspect-ratio: 3 / 2;
  `,
  '21:9': css`
    aspect-ratio: 21 / 9;
  `,
  '1:1': css`
    aspect-ratio: 1;
  `,
  fill: css`
    height: 100%;
  `,
};

/** What the place is mostly made of, painted before the picture arrives. */
export const tones = {
  sea: css`
    background-image: linear-gradient(#bfe3f2 0 35%, #4fa3c4 70%, #d9c7a0);
  `,
  sand: css`
    background-image: linear-gradient(#cfe6ef, #ecdcbd 60%, #d4b98a);
  `,
  town: css`
    background-image: linear-gradient(#cbe2ee, #efe6da 55%, #c9a68a);
  `,
  dusk: css`
    background-image: linear-gradient(#f3b98f, #d98a7a 50%, #35566f);
  `,
  forest: css`
    background-image: linear-gradient(#cfe4ea, #7fa986 55%, #3f6a55);
  `,
  snow: css`
    background-image: linear-gradient(#b9d5e8, #eef4f8 55%, #cfdce6);
  `,
};
