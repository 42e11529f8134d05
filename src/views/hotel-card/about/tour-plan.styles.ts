import { css } from '@linaria/core';
import { action, border, media, space, surface, type, weight } from '../../../ui/theme/tokens.ts';

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** The title keeps the line; what is done with all days is at its end, on a phone together below it. */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};

  & > h2 {
    margin-inline-end: auto;

    ${media.belowLargePhone} {
      flex-basis: 100%;
    }
  }
`;

export const days = css`
  display: grid;
`;

export const day = css`
  position: relative;
  padding: 0 0 ${space[6]} ${space[8]};

  &::before {
    content: '';
    position: absolute;
    top: 0.5rem;
    bottom: -0.5rem;
    left: 7px;
    width: 2px;
    background: ${border.default};
  }

  &:last-child::before {
    display: none;
  }

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 0;
    width: 16px;
    height: 16px;
    border: 4px solid ${action.primary};
    border-radius: 50%;
    background: ${surface.page};
  }
`;

export const number = css`
  color: ${action.text};
  font: ${weight.bold} ${type.small};
`;

export const text = css`
  max-width: 70ch;
  margin-top: ${space[1]};
`;
