/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'memory.forgetting · memory.followConsent': 'The browser removes at once: nobody can decide anew meanwhile.',
  'memory.remembering.joining': 'The login and what it merges are proved by the server tests of the customer area.',
  'memory.remembering.storing · memory.joinAccount': 'The login and what it merges are proved by the server tests of the customer area.',
  'memory.remembering · memory.forget': 'The sign-out of the customer area’s journey forgets what is remembered.',
  'memory.remembering.leaving': 'The sign-out of the customer area’s journey forgets what is remembered.',
  'memory.remembering · memory.joinAccount': 'The login and what it merges are proved by the server tests of the customer area.',
};
