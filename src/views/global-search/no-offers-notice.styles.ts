import { css } from '@linaria/core';
import { space, text } from '../../ui/theme/tokens.ts';

export const steps = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/** As high as the buttons that come. */
export const seeking = css`
  min-height: 44px;
  color: ${text.muted};
`;
