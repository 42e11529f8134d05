/** What the flows of the customer area ask of the API; loaded with their first question. */
import { ApiError } from '../../api/api-error.ts';
import { API_KEY } from '../../api/api-key.ts';
import type { Api } from '../../api/create-api.ts';
import { problemOf } from '../../api/problem-of.ts';
import { problemsByField } from '../../api/problems-by-field.ts';
import type { FlowPorts } from '../../bus/flows.ts';
import { writtenAmount } from '../../domain/prices/written-amount.ts';
import type { AccountFormKind, AccountFormResult } from '../../../machines/account-form/account-form.types.ts';
import type { LoginAnswer } from '../../../machines/login/login.types.ts';
import type { Fields } from '../../../machines/missing-fields.ts';
import { forgetWriting } from '../storage/tab-writing.ts';
import { tellLoginsEnded } from '../storage/told-customer.ts';
import { tellSignOut } from '../storage/told-sign-out.ts';

export function createAccountPorts(api: Api): Pick<FlowPorts, 'login' | 'registration' | 'password' | 'accountForm'> {
  return {
    login: {
      async checkUsername({ email }, context) {
        try {
          await api.POST('/api/www/account/username/check', { body: { email }, ...context });
          return 'password';
        } catch (error) {
          if (error instanceof ApiError && error.status === 400) return 'emailInvalid';
          throw error;
        }
      },
      logIn: ({ email, password }, context) => withProof(async (codeChallenge) => api.POST('/api/www/account/password/check', { body: { email, password, codeChallenge }, ...context }), api),
      authorize: ({ ticket, digits }, context) => withProof(async (codeChallenge) => api.POST('/api/www/account/authorize', { body: { ticket, digits, codeChallenge }, ...context }), api),
      async resend({ ticket }, context) {
        try {
          await api.POST('/api/www/account/authorize/resend', { body: { ticket }, ...context });
          return 'sent';
        } catch (error) {
          if (problemOf(error).code === 'ticket-over') return 'ticketOver';
          throw error;
        }
      },
    },
    registration: {
      register: ({ fields, withIdentity }, context) => sent(async () => {
        const [email, password, firstName, lastName] = valuesOf(fields, ['email', 'password', 'firstName', 'lastName']);
        await api.POST('/api/www/account/register', { body: { email, password, firstName, lastName, termsAccepted: true, news: isYes(fields, 'news'), withIdentity }, ...context });
        return { status: 'sent' as const };
      }),
      resendActivation: ({ email }, context) => sent(async () => {
        await api.POST('/api/www/account/activation/resend', { body: { email }, ...context });
        return { status: 'sent' as const };
      }),
      activate: async ({ token }, context) => (await api.POST('/api/www/account/activation', { body: { token }, ...context })).status,
    },
    password: {
      remind: ({ email }, context) => sent(async () => {
        await api.POST('/api/www/account/password/remind', { body: { email }, ...context });
        return { status: 'done' as const };
      }),
      resetByLink: ({ token, password }, context) => sent(async () => {
        const { status } = await api.POST('/api/www/account/password/reset', { body: { token, password }, ...context });
        if (status === 'done') tellLoginsEnded();
        return { status };
      }),
      changeByOld: (change, context) => sent(async () => {
        try {
          await api.POST('/api/www/account/password/update', { body: change, ...context });
          tellLoginsEnded();
          return { status: 'done' as const };
        } catch (error) {
          if (problemOf(error).code === 'mail-needed') return { status: 'mailed' as const };
          throw error;
        }
      }),
    },
    accountForm: {
      async sendForm({ kind, subject, fields, saved, clientId }, { signal }) {
        try {
          return { status: 'done', result: await senders[kind](api, fields, subject, { signal }, { saved, clientId }) ?? {} };
        } catch (error) {
          return problemOf(error).code === 'login-required' ? { status: 'loginRequired' } : refusalOf(error);
        }
      },
    },
  };
}

/** A code for a challenge whose verifier nobody else knows, and the login for both (RFC 7636). */
async function withProof(ask: (codeChallenge: string) => Promise<{ status: 'authorized' | 'verify'; code?: string; ticket?: string }>, api: Api): Promise<LoginAnswer> {
  const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const codeChallenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))));
  try {
    const { status, code = '', ticket = '' } = await ask(codeChallenge);
    if (status === 'verify') return { status, ticket };
    await api.POST('/api/www/oauth/token', { body: { clientId: API_KEY, code, codeVerifier } });
    return { status: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409 && error.headers.has('Password-Change')) return { status: 'changePassword' };
    const problem = problems[problemOf(error).code];
    if (problem === undefined) throw error;
    return { status: 'refused', problem };
  }
}

const problems: Readonly<Record<string, 'wrong' | 'notActivated' | 'tooMany' | 'wrongCode' | 'ticketOver'>> = {
  'wrong-credentials': 'wrong', 'not-activated': 'notActivated', 'too-many-failures': 'tooMany', 'too-many-requests': 'tooMany', 'wrong-code': 'wrongCode', 'ticket-over': 'ticketOver', 'invalid-grant': 'ticketOver',
};

/** Of the named fields those that are not what the shop has: another tab may have changed the others. */
function changed<Name extends string>(fields: Fields, saved: Fields, names: readonly Name[]): Partial<Record<Name, string>> {
  return Object.fromEntries(names.filter((name) => valueOf(fields, name) !== valueOf(saved, name)).map((name) => [name, valueOf(fields, name)])) as Partial<Record<Name, string>>;
}

/** The shop has signed the customer out: this tab forgets what they wrote and had put aside, others hear of it. */
function leaveBrowser(): void {
  forgetWriting();
  tellSignOut();
}

type Send = (api: Api, fields: Fields, subject: Fields, context: { signal: AbortSignal }, sent: { saved: Fields; clientId: string }) => Promise<AccountFormResult | undefined>;

const valueOf = (fields: Fields, name: string): string => fields[name] ?? '';
const valuesOf = <Names extends readonly string[]>(fields: Fields, names: readonly [...Names]) => names.map((name) => valueOf(fields, name)) as { [Place in keyof Names]: string };
const ofReservation = (subject: Fields) => ({ path: { reservationId: valueOf(subject, 'reservationId') } });
const isYes = (fields: Fields, name: string): boolean => valueOf(fields, name) === 'yes';

const senders: Readonly<Record<AccountFormKind, Send>> = {
  async details(api, fields, _subject, context, { saved }) {
    await api.POST('/api/www/account/customer/details', { body: changed(fields, saved, ['firstName', 'lastName', 'phone', 'street', 'city', 'zip']), ...context });
  },
  async agreements(api, fields, _subject, context, { saved }) {
    const boxes = changed(fields, saved, ['news', 'offers', 'asksForCode']);
    const named = Object.fromEntries(Object.entries(boxes).map(([box, value]) => [box, value === 'yes'])) as { [Box in keyof typeof boxes]: boolean };
    const password = valueOf(fields, 'password');
    await api.POST('/api/www/account/customer/agreements', { body: { ...named, ...(password !== '' && { password }) }, ...context });
  },
  async email(api, fields, _subject, context) {
    const [email, password] = valuesOf(fields, ['email', 'password']);
    await api.POST('/api/www/account/customer/email', { body: { email: email.trim(), password }, ...context });
  },
  async confirmEmail(api, _fields, subject, context) {
    await api.POST('/api/www/account/customer/email/confirm', { body: { token: valueOf(subject, 'token') }, ...context });
  },
  async unlink(api, _fields, subject, context) {
    await api.POST('/api/www/account/customer/identities/unlink', { body: { provider: valueOf(subject, 'provider') as 'google' }, ...context });
  },
  async remove(api, fields, _subject, context) {
    await api.POST('/api/www/account/customer/remove', { body: { password: valueOf(fields, 'password'), kind: isYes(fields, 'forever') ? 'remove' : 'deactivate' }, ...context });
    leaveBrowser();
  },
  async signOut(api, fields, _subject, context) {
    await api.POST('/api/www/oauth/logout', { body: { everywhere: isYes(fields, 'everywhere') }, ...context });
    leaveBrowser();
  },
  async addReservation(api, fields, _subject, context) {
    await api.POST('/api/www/account/reservations/add', { body: { number: valueOf(fields, 'number'), email: valueOf(fields, 'email') }, ...context });
  },
  async rename(api, fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/update', { params: ofReservation(subject), body: { label: valueOf(fields, 'label') }, ...context });
  },
  async disclaim(api, _fields, subject, context) {
    try {
      await api.POST('/api/www/account/reservations/{reservationId}/disclaim', { params: ofReservation(subject), ...context });
    } catch (error) {
      // It is off the account already: in another tab, or by a press whose answer was lost.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  },
  async owner(api, fields, subject, context) {
    const [phone, street, city, zip, country] = valuesOf(fields, ['phone', 'street', 'city', 'zip', 'country']);
    await api.POST('/api/www/account/reservations/{reservationId}/owner', { params: ofReservation(subject), body: { version: Number(valueOf(subject, 'version')), phone, street, city, zip, country }, ...context });
  },
  async participant(api, fields, subject, context) {
    const body = { version: Number(valueOf(subject, 'version')), position: Number(valueOf(subject, 'position')), agreedFee: Number(valueOf(subject, 'fee')), firstName: valueOf(fields, 'firstName'), lastName: valueOf(fields, 'lastName') };
    await api.POST('/api/www/account/reservations/{reservationId}/participants', { params: ofReservation(subject), body, ...context });
  },
  async cancel(api, _fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/cancel', { params: ofReservation(subject), body: { agreedFee: Number(valueOf(subject, 'fee')) }, ...context });
  },
  async document(api, _fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/documents/send', { params: ofReservation(subject), body: { document: valueOf(subject, 'document') }, ...context });
  },
  async review(api, fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/review', { params: ofReservation(subject), body: { stars: Number(valueOf(fields, 'stars')), text: valueOf(fields, 'text') }, ...context });
  },
  async pay(api, fields, subject, context, { clientId }) {
    const variant = (valueOf(fields, 'variant') || 'full') as 'full' | 'part';
    const body = { variant, method: valueOf(fields, 'method'), ...(variant === 'part' && { amount: writtenAmount(valueOf(fields, 'amount')) ?? 0 }), due: Number(valueOf(subject, 'due')), idempotencyKey: clientId };
    const { redirectUrl } = await api.POST('/api/www/account/reservations/{reservationId}/payment', { params: ofReservation(subject), body, ...context });
    return { redirectUrl };
  },
  async message(api, fields, subject, context, { clientId }) {
    const body = { kind: 'message' as const, subject: valueOf(fields, 'subject').trim() || valueOf(subject, 'subject'), text: valueOf(fields, 'text').trim(), reservationId: valueOf(subject, 'reservationId'), clientId };
    const { threadId } = await api.POST('/api/www/account/mailbox/threads', { body, ...context });
    return { threadId };
  },
  async reply(api, fields, subject, context, { clientId }) {
    await api.POST('/api/www/account/mailbox/threads/{threadId}/reply', { params: { path: { threadId: valueOf(subject, 'threadId') } }, body: { text: valueOf(fields, 'text').trim(), clientId }, ...context });
  },
  async faq(api, fields, subject, context) {
    await api.POST('/api/www/account/faq/feedback', { body: { question: valueOf(subject, 'question') as 'pay', helpful: isYes(fields, 'helpful') }, ...context });
  },
};

interface Refused { status: 'refused'; refusal: string; problems: Fields }

/** What the shop answers, or why it says no. @throws what is no answer of the shop */
async function sent<Answer>(ask: () => Promise<Answer>): Promise<Answer | Refused> {
  try {
    return await ask();
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Refused {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  const { code, errors } = problemOf(error);
  return { status: 'refused', refusal: code, problems: problemsByField(errors) };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
