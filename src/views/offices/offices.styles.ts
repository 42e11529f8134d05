import { css } from '@linaria/core';
import { action, border, loneLink, media, positive, radius, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[4]} ${space[12]};

  & :is(p, h2) > a:only-child {
    ${loneLink}
  }
`;

export const intro = css`
  max-width: 60ch;
  font: ${weight.regular} ${type.lead};
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

export const map = css`
  width: 100%;
  height: auto;
  background: ${surface.sunken};
  border-radius: ${radius.card};
`;

export const land = css`
  fill: ${surface.raised};
  stroke: ${border.default};
  stroke-width: 2;
`;

export const dot = css`
  fill: ${action.primary};
  stroke: ${surface.raised};
  stroke-width: 3;
`;

export const dotLabel = css`
  fill: ${text.default};
  font: ${weight.medium} 22px var(--font-family);
`;

export const cities = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space[6]};
  align-items: start;
`;

export const city = css`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const cityName = css`
  font: ${weight.bold} ${type.title};
`;

export const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space[3]};
  list-style: none;
`;

export const card = css`
  display: grid;
  gap: ${space[1]};
`;

export const cardTitle = css`
  font: ${weight.bold} ${type.lead};
`;

export const cardPhone = css`
  justify-self: start;
`;

export const phone = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
`;

export const open = css`
  color: ${positive.text};
  font-weight: ${weight.medium};
`;

export const shut = css`
  color: ${text.muted};
`;

export const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export const address = css`
  font: ${weight.medium} ${type.lead};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const services = css`
  padding-left: ${space[5]};

  & > li {
    list-style: disc;
  }
`;

export const hours = css`
  width: 100%;
  max-width: 26rem;
  border-collapse: collapse;

  & th {
    font-weight: ${weight.regular};
    text-align: left;
  }

  & td {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  & th,
  & td {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${border.default};
  }

  & [aria-current] > * {
    font-weight: ${weight.bold};
  }
`;

export const note = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;

export const search = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: end;
  margin-bottom: ${space[6]};

  & > :first-child {
    flex: 1 1 12rem;
    max-width: 24rem;
  }
`;
