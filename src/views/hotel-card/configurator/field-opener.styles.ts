import { css } from '@linaria/core';
import { pressed } from '../../../ui/loading/pressed.ts';
import { action, border, media, radius, space, surface, text, type, weight } from '../../../ui/theme/tokens.ts';

export const label = css`
  margin-bottom: ${space[2]};
  font: ${weight.medium} ${type.body};
`;

export const button = css`
  /* What is to be done stands beneath what is chosen where letters are large. */
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  width: 100%;
  min-height: 52px;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${border.strong};
  border-radius: ${radius.control};
  background: ${surface.raised};
  text-align: start;
  ${pressed(action.quiet)}

  & > svg {
    flex: none;
    color: ${action.text};
  }

  &:disabled {
    border-color: ${border.default};
    background: ${surface.sunken};
    color: ${text.muted};
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover {
      border-color: ${action.text};
    }
  }
`;

export const value = css`
  flex: 1 1 5rem;
  min-width: 0;
  font: ${weight.bold} ${type.body};
`;

export const change = css`
  margin-inline-start: auto;
  color: ${action.text};
  font: ${weight.medium} ${type.small};
  text-align: end;

  @media (max-width: 30rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: clip;
    clip-path: inset(50%);
  }
`;
