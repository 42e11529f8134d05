import { css } from '@linaria/core';
import { media, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: 0;
  list-style: none;
`;

export const item = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  & > a {
    min-width: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

export const quiet = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

/** What is said of the list that follows. */
export const above = css`
  margin-block-end: ${space[3]};
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

/** Words and buttons in one line. */
export const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  margin-block-end: ${space[4]};
`;

export const preview = css`
  overflow-wrap: anywhere;
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  overflow-wrap: anywhere;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    align-content: start;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const value = css`
  margin: 0 0 ${space[2]};
  overflow-wrap: anywhere;
`;

export const log = css`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
  font: ${weight.regular} ${type.small};
`;
