import { css } from '@linaria/core';
import { negative, space, text, type, weight } from '../theme/tokens.ts';

export const field = css`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  min-width: 0;
`;

export const label = css`
  font: ${weight.medium} ${type.small};
  color: ${text.default};
`;

export const optional = css`
  font-weight: ${weight.regular};
  color: ${text.muted};
`;

export const hint = css`
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;

export const error = css`
  display: flex;
  gap: ${space[1]};
  align-items: flex-start;
  font: ${weight.medium} ${type.small};
  color: ${negative.text};

  & > svg {
    margin-top: 2px;
  }

  &:has(+ [data-invalid]) {
    margin-bottom: ${space[2]};
  }
`;

export const legend = css`
  margin-bottom: ${space[2]};
  font: ${weight.medium} ${type.small};
`;

export const options = css`
  display: grid;
  gap: 0 ${space[4]};
`;

export const inRow = css`
  display: flex;
  flex-wrap: wrap;
`;
