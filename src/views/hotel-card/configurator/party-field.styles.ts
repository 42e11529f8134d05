import { css } from '@linaria/core';
import { media, space } from '../../../ui/theme/tokens.ts';

export const wide = css`
  ${media.belowDesktop} {
    display: none;
  }

  /* The field is wider than steppers should be: the draft opens as wide as it is. */
  & > dialog {
    min-width: 0;
  }
`;

export const narrow = css`
  ${media.desktop} {
    display: none;
  }
`;

export const visited = css`
  &:focus {
    outline: none;
  }
`;

/** As a dialog pads its content, which scrolls in a part without padding: the editor's buttons reach its edges. */
export const sheet = css`
  --actions-edge: 0px;

  ${media.tablet} {
    --panel-padding: ${space[6]};
  }
`;

export const awaited = css`
  height: 14rem;

  ${media.desktop} {
    width: 22rem;
  }
`;
