import { css } from '@linaria/core';
import { border, media, radius, space, surface, target, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[4]} ${space[12]};
`;

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 100%;

  & > svg {
    max-width: 48rem;
  }
`;

export const cheapest = css`
  font: ${weight.bold} ${type.lead};
`;

/** As wide as places are shown: what is focused does not stop beneath them, nor does its ring. */
const PLACE = '8.5rem';

export const scroller = css`
  /* Also of what is said to readers only. */
  position: relative;
  overflow-x: auto;
  scroll-padding-inline-start: calc(${PLACE} + ${space[2]});
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};

  ${media.print} {
    overflow: visible;
  }
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  font: ${weight.regular} ${type.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & th,
  & td {
    padding: ${space[1]} ${space[3]};
    border-bottom: 1px solid ${border.default};
    text-align: end;
  }

  & tr:last-child > * {
    border-bottom: 0;
  }

  & thead th {
    padding-block: ${space[3]};
    white-space: normal;
  }

  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: ${PLACE};
    max-width: ${PLACE};
    background: ${surface.raised};
    text-align: start;
    white-space: normal;
    overflow-wrap: break-word;
  }

  & td > a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }

  /* All months beside each other on a sheet. */
  ${media.print} {
    font-size: 6.5pt;
    white-space: normal;

    & th,
    & td,
    & thead th {
      padding: 2px;
    }

    & th:first-child {
      position: static;
      min-width: 0;
      max-width: none;
    }

    & td > a {
      min-height: 0;
    }
  }
`;
