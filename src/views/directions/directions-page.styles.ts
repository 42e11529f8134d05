import { css } from '@linaria/core';
import { border, media, radius, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[4]} ${space[12]};

  /* The way here belongs to the title beneath it. */
  &:has(> nav) {
    padding-top: 0;
  }

  & > nav + header {
    margin-top: calc(-1 * ${space[4]});
  }
`;

export const header = css`
  display: grid;
  gap: ${space[2]};
`;

export const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[3]};
`;

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const tiles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[6]};
  }
`;

export const body = css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};
`;

export const name = css`
  min-width: 0;
  font: ${weight.bold} ${type.title};
  overflow-wrap: anywhere;
  hyphens: auto;

  & > a {
    color: inherit;
  }
`;

export const facts = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
  font-variant-numeric: tabular-nums;
`;

export const regions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

export const places = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const place = css`
  display: grid;
  height: 100%;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
  text-decoration: none;
`;

export const airport = css`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: ${target};
`;
