import { css } from '@linaria/core';
import { border, media, space, surface, text, type, warning, weight } from '../../ui/theme/tokens.ts';

export const page = css`
  padding-block: ${space[6]} ${space[16]};
`;

export const waiting = css`
  display: block;
  height: 20rem;
`;

export const signIn = css`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  max-width: 24rem;
  margin-block-start: ${space[4]};

  & > * {
    width: 100%;
  }
`;

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: end;
  margin-block: ${space[3]};
`;

export const menu = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  margin-block: ${space[3]};

  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const kind = css`
  margin-block-start: ${space[8]};
`;

/** What is said of a line stands near its name. */
export const documents = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  max-width: 48rem;
  padding: 0;
  list-style: none;
`;

export const document = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  border-bottom: 1px solid ${border.default};

  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

/** As high as a line with a button. */
export const colleague = css`
  padding-block: ${space[2]};
`;

/** Beneath its page's name on phones, beside it where there is room. */
export const address = css`
  flex: 1 0 100%;
  order: 1;
  min-width: 0;
  padding-block-end: ${space[2]};
  color: ${text.muted};
  overflow-wrap: anywhere;

  ${media.tablet} {
    flex: 1;
    order: 0;
    padding-block-end: 0;
  }
`;

export const desk = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
  }
`;

export const form = css`
  min-width: 0;
`;

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  padding: 0;
  border: 0;

  /* What has the focus is not beneath the buttons that stay. */
  ${media.desktop} {
    & :is(input, select, textarea, button, summary) {
      scroll-margin-block: 12rem ${space[4]};
    }
  }
`;

/** What is done with the document stays in sight while its form is longer than the screen. */
export const actions = css`
  margin-block-end: ${space[4]};

  ${media.desktop} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block: 1px ${space[3]};
    border-bottom: 1px solid ${border.default};
    background: ${surface.page};
  }
`;

export const group = css`
  padding: ${space[3]};
  border: 1px solid ${border.default};
  border-radius: 8px;

  & > summary {
    font: ${weight.bold} ${type.body};
    cursor: pointer;
  }

  &[open] > summary {
    margin-block-end: ${space[3]};
  }
`;

export const history = css`
  margin-block-start: ${space[3]};

  & > summary {
    padding-block: ${space[3]};
    font: ${weight.medium} ${type.body};
    cursor: pointer;
  }
`;

export const entry = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]};
  border: 1px solid ${border.default};
  border-radius: 8px;
`;

export const picture = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & input[type='file'] {
    max-width: 100%;
  }
`;

export const onItsWay = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`;

export const thumbnail = css`
  object-fit: cover;
  border-radius: 8px;
`;

/** What is said of the document as a whole, apart from what stands around. */
export const notices = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:not(:empty) {
    margin-block-end: ${space[3]};
  }

  & > * {
    margin-block-start: ${space[3]};
  }
`;

export const faults = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`;

/** Beside each other where a line has some room, else one above the other. */
export const versions = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`;

export const version = css`
  min-width: 0;

  & > h3 {
    margin-block-end: ${space[1]};
    font: ${weight.bold} ${type.body};
  }
`;

export const lines = css`
  max-height: 20rem;
  overflow: auto;
  padding: ${space[3]};
  border: 1px solid ${border.strong};
  border-radius: 8px;
  font-family: ui-monospace, monospace;
  font-size: 0.875rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  /* A sign besides the colour. */
  & > mark {
    background: ${warning.surface};
    color: inherit;
    font-weight: ${weight.bold};

    &::before {
      content: '≠ ';
    }
  }
`;

/** Stays in sight while the form beside it is longer than the screen. */
export const preview = css`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space[4]};
    align-self: start;
  }
`;

export const screen = css`
  overflow: auto;

  ${media.desktop} {
    max-height: calc(100dvh - 15rem);
  }

  border: 1px solid ${border.default};
  border-radius: 8px;
`;

/* What is wider than the pane is made smaller, so that all of it is seen. */
const desktop = css`
  width: 1280px;
  height: 1400px;
  border: 0;
  zoom: 0.56;
`;

const tablet = css`
  width: 820px;
  height: 1000px;
  border: 0;
  zoom: 0.85;
`;

const mobile = css`
  width: 390px;
  height: 800px;
  border: 0;
`;

/** As wide as the screens of the device. */
export const frames = { desktop, tablet, mobile } as const;
