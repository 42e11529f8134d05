import { css } from '@linaria/core';
import { action, media, space, text, type, weight } from '../../ui/theme/tokens.ts';

export const header = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const texts = css`
  min-width: 0;
`;

export const title = css`
  overflow-wrap: anywhere;
  hyphens: auto;

  &:first-child {
    margin-top: ${space[3]};
  }
`;

/** On phones the first offer comes sooner without it. */
export const lead = css`
  display: none;
  max-width: 60ch;

  ${media.tablet} {
    display: block;
  }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  margin-top: ${space[1]};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const count = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.body};
  font-variant-numeric: tabular-nums;
`;

/** Beside the title where there is room; on phones the first offer comes sooner without it. */
export const banner = css`
  display: none;
  width: 20rem;

  ${media.desktop} {
    display: block;
  }
`;

const fade = space[8];

/** One line, whatever it is as long as: the list comes first. What does not fit fades out at the end and is scrolled to. */
export const places = css`
  flex: 1 1 8rem;
  min-width: 0;
  padding-inline-end: ${fade};
  overflow-x: auto;
  scroll-padding-inline-end: ${fade};
  mask-image: linear-gradient(to right, #000 calc(100% - ${fade}), transparent);
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  white-space: nowrap;
  scrollbar-width: none;

  ${media.print} {
    display: none;
  }

  & > a {
    display: inline-block;
    padding-block: ${space[3]};
    color: ${action.text};
  }

  & > a:focus-visible {
    outline-offset: -3px;
  }
`;
