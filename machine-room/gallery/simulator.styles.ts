import { css } from '@linaria/core';
import { action, border, media, motion, negative, positive, radius, space, surface, target, text, type, warning, weight } from '../../src/ui/theme/tokens.ts';

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
  min-width: 0;
`;

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

export const heading = css`
  font: ${weight.bold} ${type.title};
`;

export const controls = css`
  display: flex;
  gap: ${space[1]};

  & button:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

export const now = css`
  display: grid;
  gap: ${space[2]};
`;

export const states = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
`;

export const time = css`
  margin-inline-start: auto;
  color: ${text.muted};
  font: ${weight.medium} ${type.caption};
  font-variant-numeric: tabular-nums;
`;

export const last = css`
  font: ${weight.regular} ${type.small};
  overflow-wrap: anywhere;
`;

export const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-top: ${space[1]};

  ${media.wide} {
    overflow-y: auto;
    max-height: 34rem;
    padding: ${space[1]};
  }
`;

export const quiet = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
  overflow-wrap: anywhere;
`;

export const groupBox = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

export const group = css`
  font: ${weight.bold} ${type.body};
`;

export const choices = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

export const choice = css`
  display: grid;
  gap: 2px;
  width: 100%;
  min-height: ${target};
  align-content: center;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};
  background: ${surface.raised};
  text-align: start;
  overflow-wrap: anywhere;
  transition: border-color ${motion.fast}, background-color ${motion.fast};

  &:hover {
    border-color: ${action.primary};
    background: ${action.quiet};
  }
`;

export const failing = css`
  border-color: ${negative.text};
  border-style: dashed;
`;

export const idle = css`
  border-color: ${border.default};
  background: ${surface.sunken};
`;

export const name = css`
  font: ${weight.bold} ${type.small};
`;

export const payload = css`
  color: ${text.muted};
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;
`;

export const guard = css`
  font: ${weight.medium} ${type.caption};
`;

export const says = {
  yes: css`
    color: ${positive.text};
  `,
  no: css`
    color: ${warning.text};
  `,
  throws: css`
    color: ${negative.text};
  `,
};

export const others = css`
  & > summary {
    min-height: ${target};
    align-content: center;
    color: ${action.text};
    font: ${weight.medium} ${type.small};
    cursor: pointer;
  }
`;

export const own = css`
  display: grid;
  gap: ${space[2]};
  justify-items: stretch;

  & textarea {
    font-family: ui-monospace, monospace;
  }
`;

export const facts = css`
  display: grid;
  gap: ${space[2]};
  font: ${weight.regular} ${type.small};
`;

export const context = css`
  overflow: auto;
  max-height: 28rem;
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${surface.sunken};
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;

export const history = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`;

export const past = css`
  display: grid;
  gap: 2px;
  width: 100%;
  min-height: ${target};
  align-content: center;
  padding: ${space[2]} ${space[3]};
  border-inline-start: 3px solid ${border.default};
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    background: ${surface.sunken};
  }

  &[aria-current='step'] {
    border-color: ${action.primary};
    background: ${action.quiet};
  }
`;

export const told = css`
  color: ${positive.text};
  font: ${weight.medium} ${type.caption};
`;
