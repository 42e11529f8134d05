import { css } from '@linaria/core';
import { action, border, layer, media, motion, radius, shadow, space, surface, target, text, type, weight } from '../../src/ui/theme/tokens.ts';

export const shell = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  align-content: start;

  ${media.desktop} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

export const skip = css`
  position: absolute;
  z-index: ${layer.popover};
  top: -4rem;
  left: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${surface.raised};

  &:focus {
    top: ${space[2]};
  }
`;

export const header = css`
  position: sticky;
  z-index: ${layer.sticky};
  top: 0;
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${border.default};
  background: ${surface.raised};

  ${media.desktop} {
    gap: ${space[6]};
    padding-inline: ${space[6]};
  }
`;

export const brand = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  color: ${text.default};
  font: ${weight.heavy} ${type.lead};
  letter-spacing: -0.015em;
  white-space: nowrap;
  text-decoration: none;
`;

export const search = css`
  position: relative;
  flex: 1;
  min-width: 0;
  max-width: 34rem;
`;

export const searchIcon = css`
  position: absolute;
  top: 14px;
  left: 14px;
  color: ${text.muted};
  pointer-events: none;
`;

export const searchInput = css`
  width: 100%;
  min-height: ${target};
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[10]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.pill};
  background: ${surface.page};

  &::placeholder {
    color: ${text.muted};
    opacity: 1;
  }
`;

export const desktopOnly = css`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

export const sidebar = css`
  position: sticky;
  top: 61px;
  align-self: start;
  padding: ${space[4]} ${space[3]};
`;

export const flowList = css`
  display: grid;
  gap: 2px;
`;

export const flowLink = css`
  display: flex;
  align-items: center;
  min-height: 40px;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  color: ${text.default};
  font: ${weight.medium} ${type.small};
  text-decoration: none;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${surface.sunken};
    color: ${text.default};
  }

  &[aria-current='page'] {
    background: ${action.quiet};
    color: ${action.text};
  }
`;

export const main = css`
  min-width: 0;
  padding: ${space[5]} ${space[4]} ${space[16]};
  outline: none;

  ${media.desktop} {
    padding: ${space[6]};
  }
`;

export const lead = css`
  max-width: 44rem;
  margin-top: ${space[2]};
  color: ${text.muted};
`;

export const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[4]};
  margin-top: ${space[6]};
`;

export const card = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[2]};
  padding: ${space[5]};
  border: 1px solid ${border.default};
  border-radius: ${radius.card};
  background: ${surface.raised};
  transition: box-shadow ${motion.calm}, border-color ${motion.calm};

  &:hover {
    border-color: ${action.primary};
    box-shadow: ${shadow.rest};
  }
`;

export const cardTitle = css`
  font: ${weight.bold} ${type.lead};
`;

export const cardLink = css`
  color: ${action.text};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }
`;

export const cardText = css`
  font: ${weight.regular} ${type.small};
`;

export const cardFacts = css`
  color: ${text.muted};
  font: ${weight.medium} ${type.caption};
  font-variant-numeric: tabular-nums;
`;

export const drop = css`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  margin-top: ${space[6]};
  padding: ${space[5]};
  border: 2px dashed ${border.strong};
  border-radius: ${radius.card};

  & input {
    max-width: 100%;
    min-height: ${target};
  }
`;

export const findings = css`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[4]};
`;

export const finding = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  color: ${text.default};
  text-decoration: none;

  &:hover {
    background: ${surface.sunken};
    color: ${text.default};
  }
`;

export const findingText = css`
  overflow-wrap: anywhere;
`;

export const findingDetail = css`
  flex: 1 1 100%;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
