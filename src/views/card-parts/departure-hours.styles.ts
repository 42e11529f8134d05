import { css } from '@linaria/core';
import { negative, text } from '../../ui/tokens.ts';

export const quiet = css`
  color: ${text.muted};
`;

export const failed = css`
  color: ${negative.text};
`;
