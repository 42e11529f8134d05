/** What the flows of the customer area ask of the API; loaded with their first question. */
import { ApiError } from '../api/api-error.ts';
import { API_KEY } from '../api/api-key.ts';
import type { Api } from '../api/create-api.ts';
import type { FlowPorts } from '../bus/flows.ts';
import type { AccountFormAnswer, AccountFormFields, AccountFormKind } from '../../machines/account-form/account-form.types.ts';
import type { LoginAnswer } from '../../machines/login/login.types.ts';

export function createAccountPorts(api: Api): Pick<FlowPorts, 'login' | 'accountForm'> {
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
          if (error instanceof ApiError && codeOf(error) === 'ticket-over') return 'ticketOver';
          throw error;
        }
      },
    },
    accountForm: {
      async sendForm({ kind, subject, fields }, { signal }) {
        try {
          return { status: 'done', url: await senders[kind](api, fields, subject, { signal }) };
        } catch (error) {
          return refusalOf(error);
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
    const problem = problems[codeOf(error)];
    if (problem === undefined) throw error;
    return { status: 'refused', problem };
  }
}

const problems: Readonly<Record<string, 'wrong' | 'notActivated' | 'tooMany' | 'wrongCode' | 'ticketOver'>> = {
  'wrong-credentials': 'wrong', 'not-activated': 'notActivated', 'too-many-failures': 'tooMany', 'too-many-requests': 'tooMany', 'wrong-code': 'wrongCode', 'ticket-over': 'ticketOver', 'invalid-grant': 'ticketOver',
};

/** @returns where it goes on; empty where the page stays */
type Send = (api: Api, fields: AccountFormFields, subject: AccountFormFields, context: { signal: AbortSignal }) => Promise<string>;

const f = (fields: AccountFormFields, name: string): string => fields[name] ?? '';
const of = (subject: AccountFormFields) => ({ path: { reservationId: f(subject, 'reservationId') } });
const isYes = (fields: AccountFormFields, name: string): boolean => f(fields, name) === 'yes';
const page = (subject: AccountFormFields, tab: string): string => `/mytui/reservation/${f(subject, 'reservationId')}/${tab}?done=1`;

async function expecting(answer: Promise<{ status: 'done' | 'expired' }>, url = ''): Promise<string> {
  if ((await answer).status === 'expired') throw new Refusal('expired');
  return url;
}

class Refusal extends Error {}

const senders: Readonly<Record<AccountFormKind, Send>> = {
  async register(api, fields, subject, context) {
    const [email, password, firstName, lastName] = ['email', 'password', 'firstName', 'lastName'].map((name) => f(fields, name)) as [string, string, string, string];
    await api.POST('/api/www/account/register', { body: { email, password, firstName, lastName, termsAccepted: true, news: isYes(fields, 'news'), withIdentity: isYes(subject, 'withIdentity') }, ...context });
    return '/mytui/register-success';
  },
  activate: (api, _fields, subject, context) => expecting(api.POST('/api/www/account/activation', { body: { token: f(subject, 'token') }, ...context })),
  async resendActivation(api, fields, _subject, context) {
    await api.POST('/api/www/account/activation/resend', { body: { email: f(fields, 'email') }, ...context });
    return '';
  },
  async remind(api, fields, _subject, context) {
    await api.POST('/api/www/account/password/remind', { body: { email: f(fields, 'email') }, ...context });
    return '';
  },
  reset: (api, fields, subject, context) => expecting(api.POST('/api/www/account/password/reset', { body: { token: f(subject, 'token'), password: f(fields, 'password') }, ...context })),
  async changePassword(api, fields, subject, context) {
    await api.POST('/api/www/account/password/update', { body: { email: f(subject, 'email') || f(fields, 'email'), oldPassword: f(fields, 'oldPassword'), password: f(fields, 'password') }, ...context });
    return '';
  },
  async details(api, fields, _subject, context) {
    const [firstName, lastName, phone, street, city, zip] = ['firstName', 'lastName', 'phone', 'street', 'city', 'zip'].map((name) => f(fields, name)) as [string, string, string, string, string, string];
    await api.POST('/api/www/account/customer/details', { body: { firstName, lastName, phone, street, city, zip }, ...context });
    return '';
  },
  async agreements(api, fields, _subject, context) {
    await api.POST('/api/www/account/customer/agreements', { body: { news: isYes(fields, 'news'), offers: isYes(fields, 'offers'), asksForCode: isYes(fields, 'asksForCode') }, ...context });
    return '';
  },
  async remove(api, fields, _subject, context) {
    await api.POST('/api/www/account/customer/remove', { body: { password: f(fields, 'password'), kind: isYes(fields, 'forever') ? 'remove' : 'deactivate' }, ...context });
    return '/mytui/help?left=1';
  },
  async signOut(api, fields, _subject, context) {
    await api.POST('/api/www/oauth/logout', { body: { everywhere: isYes(fields, 'everywhere') }, ...context });
    return '/mytui/login';
  },
  async addReservation(api, fields, _subject, context) {
    await api.POST('/api/www/account/reservations/add', { body: { number: f(fields, 'number'), email: f(fields, 'email') }, ...context });
    return '';
  },
  async rename(api, fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/update', { params: of(subject), body: { label: f(fields, 'label') }, ...context });
    return page(subject, 'summary');
  },
  async disclaim(api, _fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/disclaim', { params: of(subject), ...context });
    return '/mytui';
  },
  async owner(api, fields, subject, context) {
    const [phone, street, city, zip, country] = ['phone', 'street', 'city', 'zip', 'country'].map((name) => f(fields, name)) as [string, string, string, string, string];
    await api.POST('/api/www/account/reservations/{reservationId}/owner', { params: of(subject), body: { version: Number(f(subject, 'version')), phone, street, city, zip, country }, ...context });
    return page(subject, 'management');
  },
  async participant(api, fields, subject, context) {
    const body = { version: Number(f(subject, 'version')), position: Number(f(subject, 'position')), agreedFee: Number(f(subject, 'fee')), firstName: f(fields, 'firstName'), lastName: f(fields, 'lastName') };
    await api.POST('/api/www/account/reservations/{reservationId}/participants', { params: of(subject), body, ...context });
    return page(subject, 'management');
  },
  async cancel(api, _fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/cancel', { params: of(subject), body: { agreedFee: Number(f(subject, 'fee')) }, ...context });
    return page(subject, 'management');
  },
  async document(api, _fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/documents/send', { params: of(subject), body: { document: f(subject, 'document') as 'invoice' }, ...context });
    return '';
  },
  async review(api, fields, subject, context) {
    await api.POST('/api/www/account/reservations/{reservationId}/review', { params: of(subject), body: { stars: Number(f(fields, 'stars')), text: f(fields, 'text') }, ...context });
    return '';
  },
  async pay(api, fields, subject, context) {
    const body = { variant: (f(fields, 'variant') || 'full') as 'full', method: f(fields, 'method'), idempotencyKey: crypto.randomUUID() };
    return (await api.POST('/api/www/account/reservations/{reservationId}/payment', { params: of(subject), body, ...context })).redirectUrl;
  },
  async message(api, fields, subject, context) {
    const kind = (f(subject, 'kind') || f(fields, 'kind') || 'message') as 'message';
    const { threadId } = await api.POST('/api/www/account/mailbox/threads', { body: { kind, subject: f(fields, 'subject') || f(subject, 'subject'), text: f(fields, 'text'), reservationId: f(subject, 'reservationId') }, ...context });
    return `/mytui/mailbox/${threadId}`;
  },
  async reply(api, fields, subject, context) {
    await api.POST('/api/www/account/mailbox/threads/{threadId}/reply', { params: { path: { threadId: f(subject, 'threadId') } }, body: { text: f(fields, 'text') }, ...context });
    return `/mytui/mailbox/${f(subject, 'threadId')}`;
  },
  async faq(api, fields, subject, context) {
    await api.POST('/api/www/account/faq/feedback', { body: { question: f(subject, 'question') as 'pay', helpful: isYes(fields, 'helpful') }, ...context });
    return '';
  },
};

function refusalOf(error: unknown): AccountFormAnswer {
  if (error instanceof Refusal) return { status: 'refused', refusal: error.message, problems: {} };
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  const code = codeOf(error);
  if (code === 'login-required') return { status: 'loginRequired' };
  const errors = (error.body as { errors?: { pointer: string; code?: string }[] } | undefined)?.errors ?? [];
  return { status: 'refused', refusal: code, problems: Object.fromEntries(errors.map(({ pointer, code: problem = 'invalid' }) => [pointer.replace('/body/', ''), problem])) };
}

function codeOf({ body }: ApiError): string {
  return (body as { code?: string } | undefined)?.code ?? '';
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
