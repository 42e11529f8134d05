import type { components } from '../../../openapi/generated/account.ts';
import type { components as ComplaintSchemas } from '../../../openapi/generated/complaints.ts';
import type { components as HotelSchemas } from '../../../openapi/generated/hotel.ts';
import type { AccountFormInput, AccountFormKind } from '../../../machines/account-form/account-form.types.ts';
import type { Fields } from '../../../machines/missing-fields.ts';
import type { LoginInput } from '../../../machines/login/login.types.ts';
import type { PasswordInput } from '../../../machines/password/password.types.ts';
import type { PaymentProcessInput } from '../../../machines/payment-process/payment-process.types.ts';
import type { RegistrationInput } from '../../../machines/registration/registration.types.ts';
import type { ComplaintInput } from '../../../machines/complaint/complaint.types.ts';
import { ApiError } from '../../api/api-error.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import type { ActivityTile } from './excursions.page.ts';
import type { ReservationRightsInput } from '../../../machines/reservation-rights/reservation-rights.types.ts';
import { FAQ } from '../../domain/routes/account-pages.ts';
import type { ReservationTab } from '../../domain/routes/account-pages.ts';
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from '../../domain/messages/message-limits.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { returnPathOf } from '../../domain/urls/pages/return-to.ts';
import type { FlowStart } from '../page-state.ts';
import type { PageLoader, PagePlan, Redirect, Visit } from '../page-plan.ts';

type Schemas = components['schemas'];
export type Reservation = Schemas['Reservation'];
export type Complaint = ComplaintSchemas['schemas']['Complaint'];

export type BoughtActivity = Schemas['CustomerActivities']['activities'][number];

/** What can be done during a stay, and what of it is bought. */
export interface StayActivities {
  suggested: ActivityTile[];
  bought: BoughtActivity[];
}

type Provider = Schemas['Identities']['providers'][number];

/** How coming back from an identity provider can end otherwise than with a login. */
const IDENTITY_PROBLEMS = ['failed', 'accountExists', 'notActivated', 'othersIdentity'] as const;
type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number];

const identityProblemOf = (visit: Visit): IdentityProblem | null => IDENTITY_PROBLEMS.find((problem) => problem === queryOf(visit, 'identity')) ?? null;

/** `notHere`: of who is logged in and may not see it. */
type PaymentOutcome = 'paid' | 'waiting' | 'failed' | 'unknown' | 'notHere';

/** What a page of the customer area shows. */
export type AccountData =
  | { name: 'login'; providers: Provider[]; returnTo: string; problem: IdentityProblem | null }
  | { name: 'register'; withIdentity: boolean }
  | { name: 'resendActivation' | 'registerSuccess' | 'passwordReset' | 'deactivate' }
  | { name: 'passwordChange'; returnTo: string }
  | { name: 'help'; left: boolean }
  | { name: 'reservations'; reservations: Schemas['ReservationSummary'][]; claim: 'none' | 'expired'; activities: BoughtActivity[] }
  | { name: 'preview'; reservation: Reservation | null }
  | { name: 'reservation'; tab: ReservationTab; reservation: Reservation; weather: HotelSchemas['schemas']['Weather'] | null; activities: StayActivities | null }
  /** `confirms`: opened by the link to a new address. `done`: key of the form that led here. */
  | { name: 'settings'; customer: Schemas['Customer']; providers: Provider[]; problem: IdentityProblem | null; confirms: boolean; done: string }
  | { name: 'mailbox'; threads: Schemas['Threads'] }
  | { name: 'thread'; thread: Schemas['Thread'] }
  | { name: 'noThread' | 'noReservation' }
  | { name: 'complaints'; complaints: Complaint[] }
  | { name: 'complaint'; complaint: Complaint; thread: Schemas['Thread'] }
  | { name: 'payment'; outcome: PaymentOutcome; orderId: string };

interface FormOptions { subject?: Fields; fields?: Fields; required?: readonly string[]; longest?: AccountFormInput['longest']; isDone?: boolean; key?: string }

function form(kind: AccountFormKind, { subject = {}, fields = {}, required = [], longest = {}, isDone = false, key = kind }: FormOptions = {}): FlowStart {
  return { address: `accountForm#${key}`, input: { kind, subject, fields, required, longest, isDone } satisfies AccountFormInput };
}

function registration(input: Pick<RegistrationInput, 'entry'> & Partial<RegistrationInput>): FlowStart {
  return { address: 'registration', input: { token: '', fields: {}, withIdentity: false, ...input } satisfies RegistrationInput };
}

function password(input: Pick<PasswordInput, 'entry'> & Partial<PasswordInput>): FlowStart {
  return { address: 'password', input: { token: '', email: '', isDue: false, ...input } satisfies PasswordInput };
}

function plan({ t, context }: Visit, data: AccountData, flows: FlowStart[] = [], status = 200): PagePlan {
  const page = t(`account.${data.name}.title`);
  const title = data.name === 'reservation' ? `${t(`account.tab.${data.tab}`)} – ${page}` : page;
  return {
    data, cms: null, flows,
    conclude: () => ({ status, head: { title, description: '', canonical: context.path, indexed: false }, sharedSeconds: 0 }),
  };
}

const queryOf = ({ query }: Visit, name: string): string => query.get(name)?.[0] ?? '';

/** A password is enough for a login and an account. */
const fetchIdentities = ({ api, log }: Visit): Promise<Schemas['Identities']> => fetchOrEmpty('identity providers', api.GET('/api/www/account/identities'), { providers: [], pending: null }, log);

export const loginPage: PageLoader<'mytuiAuthLogin'> = async (visit) => {
  const returnTo = returnPathOf(queryOf(visit, 'returnTo') || visit.href('/mytui'));
  const problem = identityProblemOf(visit);
  // Who is logged in has wanted to link an identity: the settings say what became of it.
  if (visit.context.loggedIn) return { redirect: problem === null ? returnTo : visit.href('/mytui/settings') + formatQueryString({ identity: problem }), status: 302 };
  const { providers } = await fetchIdentities(visit);
  return plan(visit, { name: 'login', providers, returnTo, problem }, [{ address: 'login', input: { returnTo, ticket: queryOf(visit, 'ticket') } satisfies LoginInput }]);
};

/** Whom an identity provider has sent finds what it told, and may do without a password. */
export const registerPage: PageLoader<'mytuiAuthRegister'> = async (visit) => {
  const { pending } = await fetchIdentities(visit);
  const withIdentity = pending !== null;
  return plan(visit, { name: 'register', withIdentity }, [registration({ entry: 'details', fields: { ...pending }, withIdentity })]);
};

export const registerSuccessPage: PageLoader<'mytuiAuthRegisterSuccess'> = async (visit) => {
  const token = queryOf(visit, 'activate');
  return plan(visit, { name: 'registerSuccess' }, [registration(token === '' ? { entry: 'mailSent' } : { entry: 'link', token })]);
};

export const resendActivationPage: PageLoader<'mytuiAuthResendActivation'> = async (visit) => plan(visit, { name: 'resendActivation' }, [registration({ entry: 'anotherMail' })]);

/** Of who is logged in, else empty. */
const ownAddress = async ({ api, context }: Visit): Promise<string> => (context.loggedIn ? (await api.GET('/api/www/account/customer')).email : '');

export const passwordResetPage: PageLoader<'mytuiAuthPasswordReset'> = async (visit) => {
  const token = queryOf(visit, 'reset');
  return plan(visit, { name: 'passwordReset' }, [password(token === '' ? { entry: 'remind', email: await ownAddress(visit) } : { entry: 'link', token })]);
};

export const passwordChangePage: PageLoader<'mytuiAuthPasswordChange'> = async (visit) => {
  const email = await ownAddress(visit);
  const returnTo = queryOf(visit, 'returnTo');
  return plan(visit, { name: 'passwordChange', returnTo: returnTo === '' ? '' : returnPathOf(returnTo) }, [password({ entry: 'change', email, isDue: queryOf(visit, 'due') !== '' })]);
};

export const deactivatePage: PageLoader<'mytuiAuthDeactivate'> = async (visit) => plan(visit, { name: 'deactivate' }, [form('remove', { required: ['password'] })]);

export const helpPage: PageLoader<'mytuiHelp'> = async (visit) =>
  plan(visit, { name: 'help', left: queryOf(visit, 'left') !== '' }, FAQ.map((question) => form('faq', { subject: { question }, required: ['helpful'], key: `faq-${question}` })));

export const settingsPage: PageLoader<'mytuiSettings'> = async (visit) => {
  const [customer, { providers }] = await Promise.all([visit.api.GET('/api/www/account/customer'), fetchIdentities(visit)]);
  const { firstName, lastName, phone, street, city, zip } = customer;
  const yes = (is: boolean) => (is ? 'yes' : '');
  const token = queryOf(visit, 'email');
  const done = queryOf(visit, 'done');
  return plan(visit, { name: 'settings', customer, providers, problem: identityProblemOf(visit), confirms: token !== '', done }, [
    ...(token === '' ? [] : [form('confirmEmail', { subject: { token } })]),
    form('email', { required: ['email', 'password'] }),
    ...customer.identities.map((provider) => form('unlink', { subject: { provider }, key: `unlink-${provider}` })),
    form('details', { fields: { firstName, lastName, phone, street, city, zip }, required: ['firstName', 'lastName'] }),
    form('agreements', { fields: { news: yes(customer.news), offers: yes(customer.offers), asksForCode: yes(customer.asksForCode) } }),
    form('signOut'),
  ]);
};

export const reservationsPage: PageLoader<'mytuiReservations'> = async (visit) => {
  const token = queryOf(visit, 'claim');
  const claimed = token === '' ? null : await visit.api.POST('/api/www/account/reservations/claim', { body: { token } });
  if (claimed?.status === 'done') return { redirect: visit.href(`/mytui/reservation/${claimed.reservationId}/summary`), status: 303 };
  const { reservations } = await visit.api.GET('/api/www/account/reservations');
  const { activities } = await boughtActivities(visit);
  return plan(visit, { name: 'reservations', reservations, activities, claim: claimed === null ? 'none' : 'expired' }, [form('addReservation', { required: ['number', 'email'] })]);
};

/** The journey that comes next, on one page to print [account.reservations]. */
export const reservationPreviewPage: PageLoader<'mytuiReservationPreview'> = async (visit) => {
  const { reservations } = await visit.api.GET('/api/www/account/reservations');
  const next = reservations.find(({ group }) => group === 'coming');
  return plan(visit, { name: 'preview', reservation: next === undefined ? null : await fetchReservation(visit, next.reservationId) });
};

/** Of a reservation that is not there or another customer's, the page says so and leads to one's own [page.errors]. */
export const reservationPage = (tab: ReservationTab): PageLoader<'mytuiReservation'> => async (visit) => {
  const reservation = await orNone(fetchReservation(visit, visit.params.id));
  if (reservation === null) return plan(visit, { name: 'noReservation' }, [], 404);
  const editable = tab === 'management' ? await visit.api.GET('/api/www/account/reservations/{reservationId}/editable-until', { params: { path: { reservationId: reservation.order.orderId } } }) : null;
  const weather = tab === 'guide' ? await visit.api.GET('/api/www/hotelCard/weather/{hotelCode}', { params: { path: { hotelCode: reservation.order.offer.hotelCode } } }).catch(() => null) : null;
  const activities = tab === 'additional-services' ? await stayActivities(visit, reservation) : null;
  return plan(visit, { name: 'reservation', tab, reservation, weather, activities }, [
    { address: 'reservationRights', input: { deadlines: reservation.deadlines, today: visit.context.today, isCancelled: reservation.group === 'cancelled' } satisfies ReservationRightsInput },
    ...formsOf(tab, reservation, editable?.nameChangeFee ?? 0, queryOf(visit, 'done')),
  ]);
};

/** The page stands without them. */
const boughtActivities = ({ api, log }: Visit) => fetchOrEmpty('activities', api.GET('/api/www/account/activities'), { activities: [] }, log);

async function stayActivities(visit: Visit, { order, group }: Reservation): Promise<StayActivities> {
  const { destination: { region }, startDate: from, endDate: to } = order.offer;
  const query = { region: region.code, from, to, people: order.travellers.length };
  const [{ activities: bought }, { activities: suggested }] = await Promise.all([
    boughtActivities(visit),
    group === 'coming' ? fetchOrEmpty('activities', visit.api.GET('/api/www/activity/holiday', { params: { query } }), { activities: [] }, visit.log) : { activities: [] },
  ]);
  return { suggested, bought: bought.filter(({ day, status }) => day >= from && day <= to && status !== 'cancelled') };
}

/** Sends a paper by mail. */
function documentForm(reservationId: string, document: string): FlowStart {
  return form('document', { subject: { reservationId, document }, key: `document-${document}` });
}

/** @param done key of the form that led here */
function formsOf(tab: ReservationTab, { order, label, version, cancellation, documents, payments, variants, banks, group, review }: Reservation, nameChangeFee: number, done: string): FlowStart[] {
  const reservationId = order.orderId;
  const { phone, street, city, zip, country } = order.owner;
  switch (tab) {
    case 'summary': return [...(group === 'past' ? [form('review', { subject: { reservationId }, fields: { stars: String(review?.stars ?? 5), text: review?.text ?? '' }, required: ['text'], longest: { text: MESSAGE_LENGTH } })] : []), form('rename', { subject: { reservationId }, fields: { label }, isDone: done === 'rename' }), form('disclaim', { subject: { reservationId } })];
    case 'documents': return documents.filter(({ available }) => available === 'now').map(({ document }) => documentForm(reservationId, document));
    case 'chat': return [];
    case 'hotel': return [form('message', { subject: { reservationId, subject: order.number }, required: ['text'], longest: { text: MESSAGE_LENGTH } })];
    case 'guide': return [];
    case 'additional-services': return [form('message', { subject: { reservationId, subject: order.number }, required: ['text'], longest: { text: MESSAGE_LENGTH } })];
    case 'payment': return [
      form('pay', { subject: { reservationId, due: String(order.duePrice) }, fields: { variant: variants[0]?.code ?? '', method: banks.find(({ available }) => available)?.code ?? '' } }),
      ...payments.filter(({ status }) => status === 'paid').map(({ paymentId }) => documentForm(reservationId, `receipt-${paymentId}`)),
    ];
    case 'management': return [
      form('owner', { subject: { reservationId, version: String(version) }, fields: { phone, street, city, zip, country }, required: ['phone', 'street', 'city', 'zip'], isDone: done === 'owner' }),
      ...order.travellers.map(({ firstName, lastName }, position) => form('participant', {
        subject: { reservationId, version: String(version), position: String(position), fee: String(nameChangeFee) }, fields: { firstName, lastName }, required: ['firstName', 'lastName'], isDone: done === `participant-${position}`, key: `participant-${position}`,
      })),
      form('cancel', { subject: { reservationId, fee: String(cancellation[0]?.fee ?? order.totalPrice) }, required: ['sure'] }),
    ];
    case 'travel': return [];
  }
}

export const mailboxPage: PageLoader<'mytuiMailbox'> = async (visit) => {
  const threads = await visit.api.GET('/api/www/account/mailbox');
  return plan(visit, { name: 'mailbox', threads }, [form('message', { required: ['subject', 'text'], longest: { subject: SUBJECT_LENGTH, text: MESSAGE_LENGTH } })]);
};

/** Of a thread that is not there or another customer's, the page says so and leads to the mailbox [account.mailbox] [page.errors]. */
export const threadPage: PageLoader<'mytuiMailboxId'> = async (visit) => {
  const { id: threadId } = visit.params;
  const thread = await orNone(visit.api.GET('/api/www/account/mailbox/threads/{threadId}', { params: { path: { threadId } } }));
  return thread === null ? plan(visit, { name: 'noThread' }, [], 404) : plan(visit, { name: 'thread', thread });
};

/** What was complained about, and the form of a new one; a reservation's page leads here with its own chosen [account.complaints]. */
export const complaintsPage: PageLoader<'mytuiComplaints'> = async (visit) => {
  const { complaints } = await visit.api.GET('/api/www/account/complaints/history');
  const reservation = queryOf(visit, 'reservation');
  return plan(visit, { name: 'complaints', complaints }, [
    { address: 'complaint', input: { key: crypto.randomUUID(), written: reservation === '' ? {} : { reservation } } satisfies ComplaintInput },
  ]);
};

export const complaintPage: PageLoader<'mytuiComplaintsId'> = async (visit) => {
  const complaint = await visit.api.GET('/api/www/account/complaints/{complaintId}', { params: { path: { complaintId: visit.params.id } } });
  const { threadId } = complaint;
  const thread = await visit.api.GET('/api/www/account/mailbox/threads/{threadId}', { params: { path: { threadId } } });
  return plan(visit, { name: 'complaint', complaint, thread });
};

/** Open pages: who may see the order sees how its payment stands, everybody else that a login tells more [account.payment]. */
const accountPaymentPage = (place: 'success' | 'failure'): PageLoader<'mytuiPaymentSuccess' | 'mytuiPaymentFailure'> => async (visit) => {
  const { id: orderId } = visit.params;
  const order = await orNone(visit.api.GET('/api/www/cart/shortOrder/{orderId}', { params: { path: { orderId } } }));
  const outcome = order === null ? (visit.context.loggedIn ? 'notHere' : 'unknown') : order.payment.status === 'paid' ? 'paid' : order.payment.status === 'pending' ? 'waiting' : 'failed';
  const moved = redirectOf(visit, place, outcome, orderId);
  return moved ?? plan(visit, { name: 'payment', outcome, orderId }, outcome === 'waiting' ? [{ address: 'paymentProcess', input: { orderId, token: '' } satisfies PaymentProcessInput }] : []);
};

function redirectOf(visit: Visit, place: 'success' | 'failure', outcome: PaymentOutcome, orderId: string): Redirect | null {
  if (place === 'success' && outcome === 'failed') return { redirect: visit.href(`/mytui/payment-failure/${orderId}`), status: 303 };
  return place === 'failure' && outcome === 'paid' ? { redirect: visit.href(`/mytui/payment/success/${orderId}`), status: 303 } : null;
}

export const accountPaymentSuccessPage = accountPaymentPage('success');
export const accountPaymentFailurePage = accountPaymentPage('failure');

/** Null of what is not there or another's. */
function orNone<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

function fetchReservation({ api }: Visit, reservationId: string): Promise<Reservation> {
  return api.GET('/api/www/account/reservations/{reservationId}', { params: { path: { reservationId } } });
}
