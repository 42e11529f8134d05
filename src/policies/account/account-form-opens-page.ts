import { filter, map } from 'rxjs';
import type { AccountFormKind } from '../../../machines/account-form/account-form.types.ts';
import type { FactOf } from '../../bus/flows.ts';
import { localisedPath } from '../../domain/market/language.ts';
import { formPlace } from '../../domain/routes/account-pages.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

type Done = Pick<FactOf<'accountForm'>, 'subject' | 'result'>;

/** The same tab of the reservation at the form, which says that it is done. */
const atForm = (tab: string, formOf: (done: Done) => string) => (done: Done) => `/mytui/reservation/${done.subject.reservationId}/${tab}?done=${formOf(done)}#${formPlace(formOf(done))}`;

/** Where it goes on; the page of all others stays. */
const nextPages: { readonly [Kind in AccountFormKind]?: (done: Done) => string | undefined } = {
  confirmEmail: () => '/mytui/settings?done=confirmEmail',
  unlink: ({ subject }) => `/mytui/settings?done=unlink-${subject.provider}`,
  remove: () => '/mytui/help?left=1',
  signOut: () => '/mytui/login',
  rename: atForm('summary', () => 'rename'),
  disclaim: () => '/mytui',
  owner: atForm('management', () => 'owner'),
  participant: atForm('management', ({ subject }) => `participant-${subject.position}`),
  cancel: atForm('management', () => 'cancel'),
  pay: ({ result }) => result.redirectUrl,
  message: ({ result }) => `/mytui/mailbox/${result.threadId}`,
  reply: ({ subject }) => `/mytui/mailbox/${subject.threadId}`,
};

/** Whenever a form of the customer area is done and leads on, its page opens [account.reservations]. */
export const accountFormOpensPage: DeferredPolicy = ({ facts$, context }) => facts$.pipe(
  when('accountForm.done'),
  map((done) => nextPages[done.kind]?.(done)),
  filter((url) => url !== undefined),
  map((url) => ({ type: 'navigation.go', url: url.startsWith('/mytui') ? localisedPath(context.language, url) : url })),
);
