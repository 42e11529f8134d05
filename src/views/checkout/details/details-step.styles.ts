import { css } from '@linaria/core';
import { media, positive, space, text, type, weight } from '../../../ui/theme/tokens.ts';

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]} ${space[4]};
  }
`;

export const traveller = css`
  display: flow-root;
`;

export const legend = css`
  float: left;
  margin-bottom: ${space[4]};
  padding-block: 9px;
  font: ${weight.bold} ${type.lead};

  & + * {
    clear: both;
  }
`;

export const room = css`
  color: ${text.muted};
  font-weight: ${weight.medium};
`;

/** Beside the legend where there is room, under it where there is none. */
export const copy = css`
  ${media.belowTablet} {
    width: 100%;
    margin-bottom: ${space[4]};
  }

  ${media.tablet} {
    && {
      clear: none;
      float: right;
    }

    & + * {
      clear: both;
    }
  }
`;

export const end = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const draft = css`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 1.25rem;
  color: ${text.muted};
  font: ${weight.regular} ${type.small};

  & > svg {
    color: ${positive.text};
  }
`;
