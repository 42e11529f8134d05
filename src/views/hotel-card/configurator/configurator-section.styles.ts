import { css } from '@linaria/core';
import { space, target, text, type, weight } from '../../../ui/theme/tokens.ts';

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Choosing needs scripts; what is chosen is said in words below. */
export const card = css`
  /* Who travels opens below its field, over the card's edge where that is the only field. */
  && {
    overflow: visible;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const fields = css`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** Takes no room while there is nothing to say. */
export const lock = css`
  &:empty {
    margin-top: calc(-1 * ${space[6]});
  }
`;

export const nearest = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Its line is there before it is known. */
export const difference = css`
  display: block;
  min-height: 1lh;
`;

/** Belongs to the rooms above it. */
export const whyNot = css`
  margin-block-start: ${space[2]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};

  & > summary {
    min-height: ${target};
    align-content: center;
    cursor: pointer;
  }
`;

/** Belongs to the lengths above it. */
export const periods = css`
  margin-block-start: calc(-1 * ${space[2]});
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
