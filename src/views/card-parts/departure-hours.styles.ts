import { css } from '@linaria/core';
import { negative, text } from '../../ui/theme/tokens.ts';

export const quiet = css`
  color: ${text.muted};
`;

export const failed = css`
  color: ${negative.text};
`;
