import { css } from '@linaria/core';
import { media, positive, space, text, type, weight } from '../../../ui/theme/tokens.ts';

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: ${space[8]};
  }
`;

export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
`;

export const title = css`
  font: ${weight.bold} ${type.lead};
`;

export const list = css`
  display: grid;
  gap: ${space[3]};
`;

const line = `
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};

  & > svg {
    margin-top: 2px;
  }
`;

export const included = css`
  ${line}

  & > svg {
    color: ${positive.text};
  }
`;

export const excluded = css`
  ${line}
  color: ${text.muted};
`;

export const detail = css`
  display: block;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
