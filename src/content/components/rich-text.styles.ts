import { css } from '@linaria/core';
import { space, text, type, weight } from '../../ui/theme/tokens.ts';

export const richText = css`
  max-width: 68ch;
  padding-block: ${space[6]};
  font: ${weight.regular} ${type.body};

  & :is(h2, h3) {
    margin: ${space[8]} 0 ${space[2]};
    font: ${weight.bold} ${type.title};
  }

  & > :first-child {
    margin-top: 0;
  }

  & :is(p, ul, ol) {
    margin: 0 0 ${space[4]};
  }

  & :is(ul, ol) {
    padding-inline-start: ${space[6]};
  }
`;

export const small = css`
  color: ${text.muted};
  font: ${weight.regular} ${type.small};
`;
