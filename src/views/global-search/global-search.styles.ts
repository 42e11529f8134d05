import { css } from '@linaria/core';
import { media, shadow, space, surface } from '../../ui/theme/tokens.ts';

export const search = css`
  display: block;
  min-width: 0;
  padding: ${space[4]};
  border-radius: 16px;
  background: ${surface.raised};
  box-shadow: ${shadow.floating};

  ${media.print} {
    display: none;
  }
`;

/** The line is its own frame. */
export const line = css`
  ${media.belowDesktop} {
    @media (scripting: enabled) {
      padding: 0;
      background: none;
      box-shadow: none;
    }
  }
`;

/** Without scripts the plain form stands in. */
export const scripted = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  @media (scripting: none) {
    display: none;
  }
`;

export const notice = css`
  ${media.desktop} {
    max-width: 48rem;
  }
`;
