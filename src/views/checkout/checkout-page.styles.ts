import { css } from '@linaria/core';
import { border, media, radius, space, surface, target, text, type, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[3]} ${space[12]};

  ${media.desktop} {
    gap: ${space[6]};
    padding-block: ${space[5]} ${space[16]};
  }
`;

export const flow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.desktop} {
    gap: ${space[6]};
  }
`;

export const back = css`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  justify-self: start;
  min-height: ${target};
  font: ${weight.medium} ${type.small};

  ${media.print} {
    display: none;
  }
`;

/** Block layout below desktop: the summary sticks while all of it passes. */
export const columns = css`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    gap: ${space[10]};
    align-items: start;

    & > aside {
      grid-area: 1 / 2;
    }
  }
`;

export const main = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;

  ${media.belowDesktop} {
    padding-top: ${space[6]};
  }
`;

export const heading = css`
  &:focus {
    outline: none;
  }
`;

export const step = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const sectionHead = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  justify-content: space-between;
`;

export const hint = css`
  color: ${text.muted};
`;

/** The way on, and beside it the way back. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;

  & > button[type='submit'] {
    flex: 0 1 22rem;
  }

  ${media.belowTablet} {
    & > button[type='submit'] {
      flex-basis: 100%;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const problem = css`
  display: grid;
  gap: ${space[4]};
  max-width: 40rem;
  padding-block: ${space[6]};
`;

export const problemText = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.lead};
`;

export const problemSteps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

export const both = css`
  display: grid;
  flex-basis: 100%;
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const bothTitle = css`
  margin-bottom: ${space[3]};
  font: ${weight.bold} ${type.lead};
`;

export const skeleton = css`
  display: grid;
  gap: ${space[4]};
  max-width: 44rem;
  padding: ${space[6]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
`;
