import { css } from '@linaria/core';
import { action, border, media, space } from '../../ui/theme/tokens.ts';

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Down the page on small screens, across it on large ones. */
export const steps = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

export const step = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding-bottom: ${space[5]};

  &:last-child {
    padding-bottom: 0;
  }

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2.75rem 2px;
    inset-inline-start: calc(1.25rem - 1px);
    width: 2px;
    background: ${border.default};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding-bottom: 0;
    padding-inline-end: ${space[6]};

    &:not(:last-child)::before {
      inset-block: calc(1.25rem - 1px) auto;
      inset-inline: 3rem ${space[2]};
      width: auto;
      height: 2px;
    }
  }
`;

export const sign = css`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${action.quiet};
  color: ${action.text};
`;

export const texts = css`
  padding-block: ${space[2]};

  ${media.desktop} {
    padding-block: 0;
  }
`;
