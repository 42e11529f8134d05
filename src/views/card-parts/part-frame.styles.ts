import { css } from '@linaria/core';
import { border, focus, media, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};

  /* Only in a block a heading stays with what follows it. */
  ${media.print} {
    display: block;

    & > * + * {
      margin-top: ${space[4]};
    }
  }
`;

export const awaited = css`
  display: grid;
  gap: ${space[3]};
`;

export const muted = css`
  color: ${text.muted};
`;

/** Wider than a phone: it scrolls by itself. */
export const scroller = css`
  overflow-x: auto;
  border-radius: 4px;

  &:focus-visible {
    outline: 3px solid ${focus.ring};
    outline-offset: 2px;
  }
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${border.default};
    text-align: start;
    white-space: nowrap;
  }

  & thead th {
    color: ${text.muted};
    font-weight: ${weight.medium};
    white-space: normal;
  }
`;

export const summary = css`
  min-height: 44px;
  padding-block: ${space[3]};
  font: ${weight.medium} ${type.body};
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid ${focus.ring};
    outline-offset: 2px;
  }
`;

export const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[4]};
`;
