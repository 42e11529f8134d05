import { css } from '@linaria/core';
import { pressed } from '../../../ui/loading/pressed.ts';
import { action, border, media, radius, space, surface, text, type, weight } from '../../../ui/theme/tokens.ts';

/** The screens are columns: on a tablet a wider one would only tear words and values apart. */
const column = `
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
`;

export const filters = css`
  ${column}
  display: grid;
  align-content: start;
  overflow: hidden;
  height: fit-content;
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
`;

export const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: center;
  width: 100%;
  min-height: 4rem;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  background: ${surface.raised};
  text-align: start;
  ${pressed(action.quiet)}

  li + li > & {
    border-top: 1px solid ${border.default};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      background: ${action.quiet};
    }
  }
`;

export const rowIcon = css`
  color: ${action.text};
`;

export const rowTexts = css`
  display: grid;
  min-width: 0;
`;

export const rowLabel = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
`;

export const rowValue = css`
  font: ${weight.bold} ${type.body};
  overflow-wrap: anywhere;
`;

export const rowArrow = css`
  color: ${text.muted};
`;

/** One filter: its choices, and at the foot of the screen what can be done with them. */
export const screen = css`
  ${column}
  /* The dialog scrolls, not the choices: their buttons stick to its very edge. */
  --actions-edge: 0px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:focus {
    outline: none;
  }

  & > ul {
    align-content: start;
  }

  & > div:not([role='alert']) {
    display: flex;
    flex-direction: column;
  }

  & > div:not([role='alert']) > :last-child {
    margin-top: auto;
  }

  & > [role='alert'] {
    align-self: start;
  }
`;

/** Two months stand beside each other. */
export const wideScreen = css`
  max-width: 50rem;
`;

export const footer = css`
  ${column}
  display: grid;
  gap: ${space[2]};
`;

export const sentence = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.small};
  text-align: center;
`;

export const submit = css`
  width: 100%;
`;
