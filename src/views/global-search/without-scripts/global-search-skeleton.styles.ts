import { css } from '@linaria/core';
import { media, space } from '../../../ui/theme/tokens.ts';

export const skeleton = css`
  display: grid;
  gap: ${space[3]};
`;

export const types = css`
  /* Two rows of kinds. */
  height: 5.75rem;

  ${media.largePhone} {
    height: 2.75rem;
  }

  ${media.desktop} {
    max-width: 30rem;
  }
`;

export const fields = css`
  height: 5.25rem;

  ${media.largePhone} {
    height: 4.25rem;
  }

  ${media.desktop} {
    height: 4.5rem;
  }

  ${media.narrowDesktop} {
    height: 4.75rem;
  }
`;

/** On wide screens the button is a part of the bar. */
export const submit = css`
  height: 3.25rem;

  ${media.desktop} {
    display: none;
  }
`;

/** On narrow screens nothing but the sentence. */
export const line = css`
  ${media.belowDesktop} {
    & > .${types},
    & > .${submit} {
      display: none;
    }

    & > .${fields} {
      height: 4rem;
    }
  }
`;
