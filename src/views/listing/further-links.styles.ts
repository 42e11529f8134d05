import { css } from '@linaria/core';
import { action, media, space, target, type, weight } from '../../ui/theme/tokens.ts';

const links = `
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  font: ${weight.medium} ${type.small};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    color: ${action.text};
  }
`;

const header = css`
  ${links}
  display: none;

  ${media.tablet} {
    display: flex;
  }

  ${media.print} {
    display: none;
  }
`;

const end = css`
  ${links}
  display: flex;

  ${media.tablet} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const places = { header, end };
