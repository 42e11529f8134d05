import { css } from '@linaria/core';
import { action, border, info, positive, radius, shadow, space, surface, text, type, warning, weight } from '../../src/ui/theme/tokens.ts';

const DOCKED = 'min(26rem, 60vh)';
const FOLDED = '2.75rem';

/** At the end of the page, so that nothing of it lies under the docked panel for good. */
export const edge = css`
  height: ${DOCKED};

  &:has([data-folded='true']) {
    height: ${FOLDED};
  }
`;

export const panel = css`
  position: fixed;
  inset: auto 0 0;
  z-index: 2147483000;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: ${DOCKED};
  color: ${text.default};
  background: ${surface.page};
  border-top: 2px solid ${action.primary};
  box-shadow: ${shadow.floating};
  font: ${weight.regular} ${type.small};

  &[data-folded='true'] {
    overflow: hidden;
    height: ${FOLDED};
  }

  &[data-window='true'] {
    inset: 0;
    height: 100vh;
  }
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[3]};
  background: ${surface.sunken};
`;

export const title = css`
  font: ${weight.heavy} ${type.body};
`;

export const button = css`
  padding: ${space[1]} ${space[3]};
  color: ${action.text};
  background: ${surface.raised};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};

  &:disabled {
    color: ${text.muted};
    border-color: ${border.default};
  }
`;

export const gap = css`
  flex: 1;
`;

export const muted = css`
  color: ${text.muted};
`;

export const columns = css`
  display: flex;
  min-height: 0;
  overflow-x: auto;

  &[hidden] {
    display: none;
  }
`;

export const column = css`
  display: flex;
  flex: 1 0 12rem;
  flex-direction: column;
  gap: ${space[1]};
  min-height: 0;
  padding: ${space[2]};
  overflow: auto;
  border-inline-end: 1px solid ${border.default};
`;

export const wideColumn = css`
  flex: 1.5 0 17rem;
`;

export const momentColumn = css`
  flex: 2 0 24rem;
`;

/** What scrolls in it ends where the pane does, so that what is lit can be brought into view. */
export const picture = css`
  flex: 2 0 18rem;
  min-width: 0;
  min-height: 0;
  padding: ${space[2]};
  overflow: auto;
  border-inline-end: 1px solid ${border.default};

  & > div:has(> div > svg) {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: 100%;
  }

  & > div > div:has(> svg) {
    height: auto;
  }
`;

/** What has the flows that follow: a page, or the visit. */
export const owner = css`
  display: grid;
  gap: ${space[1]};
`;

export const flow = css`
  display: grid;
  padding: ${space[1]} ${space[2]};
  text-align: start;
  border-radius: ${radius.control};

  &[aria-pressed='true'] {
    background: ${action.quiet};
  }
`;

export const states = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-parallel='true'] {
    flex-direction: column;
  }
`;

export const state = css`
  padding: 0 ${space[2]} ${space[1]};
  color: ${text.muted};
  border: 1px solid ${border.default};
  border-radius: ${radius.control};

  &[data-active='true'] {
    color: ${text.default};
    background: ${positive.surface};
    border-color: ${positive.text};
  }
`;

export const stateName = css`
  font: ${weight.medium} ${type.caption};
`;

export const heading = css`
  font: ${weight.bold} ${type.caption};
`;

export const data = css`
  font-size: 0.75rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const stream = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const line = css`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: 0 ${space[2]};
  align-items: center;
  width: 100%;
  padding: 2px ${space[1]};
  text-align: start;
  overflow-wrap: anywhere;
  border-radius: ${radius.control};

  &[aria-current='true'] {
    background: ${action.quiet};
  }

  &[data-kind='command'],
  &[data-kind='page'] {
    font-weight: ${weight.bold};
  }
`;

export const happened = css`
  grid-column: 1 / -1;
`;

export const kind = css`
  padding-inline: ${space[1]};
  font: ${weight.medium} ${type.caption};
  background: ${surface.sunken};
  border-radius: ${radius.control};

  [data-kind='fact'] > & {
    color: ${positive.text};
    background: ${positive.surface};
  }

  [data-kind='port'] > & {
    color: ${warning.text};
    background: ${warning.surface};
  }

  [data-kind='command'] > & {
    color: ${info.text};
    background: ${info.surface};
  }
`;

export const time = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.caption};
  font-variant-numeric: tabular-nums;
`;

export const moment = css`
  flex: none;
  max-height: 6.5rem;
  overflow: auto;
`;

export const pagePlace = css`
  position: relative;
  flex: 1;
  min-height: 14rem;
  overflow: hidden;
  border: 1px solid ${border.default};
`;

/** As large as the page itself, made small. */
export const page = css`
  position: absolute;
  inset: 0 auto auto 0;
  background: ${surface.page};
  border: 0;
  transform-origin: 0 0;
`;
