import { css } from '@linaria/core';
import { action, border, media, radius, space, target, text, type, weight } from '../../ui/tokens.ts';

export const panel = css`
  display: grid;
  gap: ${space[4]};
`;

export const own = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${border.default};

  & > button {
    grid-column: 1 / -1;
    justify-self: end;
  }
`;

export const legend = css`
  float: left;
  grid-column: 1 / -1;
  font: ${weight.bold} ${type.small};
`;

export const end = css`
  display: grid;
  gap: ${space[1]};
  font: ${weight.regular} ${type.small};
  color: ${text.muted};
`;

export const lengths = css`
  display: grid;

  ${media.desktop} {
    min-width: 13rem;
  }
`;

export const length = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  min-height: ${target};
  padding-inline: ${space[3]};
  border-radius: ${radius.control};
  text-align: start;

  &[aria-pressed='true'] {
    background: ${action.quiet};
    color: ${action.text};
    font-weight: ${weight.bold};
  }

  ${media.hover} {
    &:hover {
      background: ${action.quiet};
    }
  }
`;
