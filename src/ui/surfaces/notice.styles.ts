import { css } from '@linaria/core';
import { info, media, negative, positive, radius, space, text, type, warning, weight } from '../theme/tokens.ts';

export const notice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  color: ${text.default};

  /* The icon above what is said. */
  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const icon = css`
  margin-top: 2px;
`;

export const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  justify-items: start;
`;

export const title = css`
  max-width: 100%;
  font: ${weight.bold} ${type.body};
`;

export const texts = css`
  max-width: min(100%, 65ch);
`;

export const action = css`
  margin-top: ${space[2]};
`;

export const tones = {
  info: css`
    background: ${info.surface};

    & > svg {
      color: ${info.text};
    }
  `,
  positive: css`
    background: ${positive.surface};

    & > svg {
      color: ${positive.text};
    }
  `,
  warning: css`
    background: ${warning.surface};

    & > svg {
      color: ${warning.text};
    }
  `,
  negative: css`
    background: ${negative.surface};

    & > svg {
      color: ${negative.text};
    }
  `,
};
