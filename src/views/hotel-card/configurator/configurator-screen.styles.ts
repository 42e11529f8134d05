import { css } from '@linaria/core';
import { media, space } from '../../../ui/theme/tokens.ts';

/** A wider column would only tear labels and choices apart. */
const column = `
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
`;

export const fields = css`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Beneath it a few choices stay in sight however much a change took along. */
export const foot = css`
  ${column}
  display: grid;
  gap: ${space[3]};
  max-height: 50dvh;
  overflow-y: auto;
`;

export const line = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};

  ${media.largeLetters} {
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

export const done = css`
  flex: 0 1 12rem;

  ${media.largeLetters} {
    flex-grow: 1;
  }
`;
