/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  '*': 'It has two sections here and a week of days on a page; e2e/journeys/tour-plan.e2e.ts opens one, all and none of them.',
};
