import { css } from '@linaria/core';

/** For what is read out and not seen. */
export const unseen = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const visuallyHidden = css`
  ${unseen}
`;
