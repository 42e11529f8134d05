import { css } from '@linaria/core';
import { space } from '../ui/theme/tokens.ts';

export const form = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

export const field = css`
  flex: 1 1 14rem;
  max-width: 28rem;
`;

/** Beside its field, whose label stands above it. */
export const submit = css`
  align-self: end;
`;
