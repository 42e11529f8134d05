import { css } from '@linaria/core';
import { border, radius, space, surface, text, type, weight } from '../../src/ui/tokens.ts';

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
`;

export const source = css`
  margin-top: ${space[3]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
