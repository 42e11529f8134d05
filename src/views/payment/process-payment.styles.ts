import { css } from '@linaria/core';
import { border, media, radius, space, text } from '../../ui/theme/tokens.ts';

export const waited = css`
  color: ${text.muted};
  font-variant-numeric: tabular-nums;
`;

export const steps = css`
  justify-content: center;
`;

export const transfer = css`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  text-align: start;

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;

/** Scanners want dark on light with a quiet zone, whatever the theme. */
export const code = css`
  width: 11rem;
  height: 11rem;
  padding: ${space[3]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: #fff;
  color: #000;
`;

export const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  width: 100%;
  margin: 0;

  & > dt {
    color: ${text.muted};
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const notice = css`
  text-align: start;
`;
