import { css } from '@linaria/core';
import { border, radius, space, surface } from '../../ui/theme/tokens.ts';

export const form = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
  gap: ${space[4]};
  align-items: end;
  padding: ${space[5]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
`;

/** Two rows of six rather than five and the rest. */
export const long = css`
  && {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  }
`;

export const submit = css`
  min-height: 48px;
`;
