import { css } from '@linaria/core';
import { action, positive, surface, text, type, weight } from '../../ui/theme/tokens.ts';

export const chart = css`
  display: block;
  overflow: visible;
  font: ${weight.medium} ${type.small};
`;

export const month = css`
  fill: ${action.primary};

  & > text {
    fill: ${text.default};
  }
`;

export const cheapest = css`
  fill: ${positive.text};

  & > text {
    fill: ${positive.text};
    font-weight: ${weight.bold};
  }
`;

export const price = css`
  font-variant-numeric: tabular-nums;
`;

export const track = css`
  fill: ${surface.sunken};
`;
