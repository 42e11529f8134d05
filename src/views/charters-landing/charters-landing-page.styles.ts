import { css } from '@linaria/core';
import { space, text } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[4]} ${space[8]};

  /* The way here belongs to the title beneath it. */
  &:has(> nav) {
    padding-top: 0;
  }

  & > nav + header {
    margin-top: calc(-1 * ${space[4]});
  }
`;

export const header = css`
  display: grid;
  gap: ${space[2]};
`;

export const texts = css`
  max-width: 60ch;
  color: ${text.muted};
`;

export const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[3]};
`;

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > svg {
    max-width: 48rem;
  }
`;
