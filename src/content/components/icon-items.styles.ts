import { css } from '@linaria/core';
import { action, media, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const items = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space[8]} ${space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Four stand two by two until there is room for all: none by itself. */
export const four = css`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const item = css`
  max-width: 26rem;
`;

export const icon = css`
  display: inline-grid;
  place-items: center;
  width: ${space[12]};
  height: ${space[12]};
  margin-bottom: ${space[3]};
  border-radius: 50%;
  background: ${action.quiet};
  color: ${action.text};
`;

export const title = css`
  margin: 0;
  font: ${weight.bold} ${type.lead};
`;

export const texts = css`
  margin: ${space[1]} 0 0;
  color: ${text.muted};
  font: ${weight.regular} ${type.body};
`;

export const link = css`
  display: inline-block;
  margin-top: ${space[2]};
  padding-block: ${space[2]};
  font: ${weight.medium} ${type.body};
`;
