import { css } from '@linaria/core';
import { border, media, radius, space, surface, text, type, weight } from '../../src/ui/theme/tokens.ts';

export const section = css`
  margin-top: ${space[8]};
`;

export const scroll = css`
  overflow-x: auto;
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
`;

export const table = css`
  width: 100%;
  min-width: 40rem;
  font: ${weight.regular} ${type.small};

  & th,
  & td {
    padding: ${space[2]} ${space[4]};
    border-bottom: 1px solid ${border.default};
    text-align: start;
    vertical-align: top;
  }

  & tbody tr:last-child > * {
    border-bottom: 0;
  }

  & thead th {
    color: ${text.muted};
    font: ${weight.medium} ${type.caption};
  }

  & tbody th {
    font-weight: ${weight.medium};
  }

  & code {
    overflow-wrap: anywhere;
  }

  ${media.belowDesktop} {
    display: block;
    min-width: 0;

    & thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    & tbody {
      display: block;
    }

    & tbody tr {
      display: grid;
      gap: ${space[1]};
      padding: ${space[3]} ${space[4]};
      border-bottom: 1px solid ${border.default};
      overflow-wrap: anywhere;
    }

    & tbody tr:last-child {
      border-bottom: 0;
    }

    & tbody tr > * {
      padding: 0;
      border-bottom: 0;
    }

    & td:empty {
      display: none;
    }

    & td[data-label]::before {
      content: attr(data-label) ': ';
      color: ${text.muted};
    }
  }
`;

export const source = css`
  margin-top: ${space[3]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
