import { assign, emit, setup } from 'xstate';
import { visibleText } from '../../src/domain/messages/visible-text.ts';
import { ports } from '../port.ts';
import { openingOf, problemsOf } from './subscription.rules.ts';
import type { MailAnswer, SubscriptionCommand, SubscriptionContext, SubscriptionFact, SubscriptionInput, SubscriptionPorts } from './subscription.types.ts';

/** Mails that somebody asks for, confirmed by a mail to the address itself, and ended by one press [page.newsletter] [page.presale]. */
export const subscriptionMachine = setup({
  types: {} as {
    context: SubscriptionContext;
    input: SubscriptionInput;
    events: SubscriptionCommand;
    emitted: SubscriptionFact;
  },
  actors: ports<SubscriptionPorts>()({ askForMail: 'promise', answerMail: 'promise' }),
  actions: {
    rememberEmail: assign(({ context: { problems: { email: _mended, ...problems } } }, { email }: { email: string }) => ({ email: visibleText(email), problems })),
    rememberAgreement: assign(({ context: { problems: { agrees: _mended, ...problems } } }, { agrees }: { agrees: boolean }) => ({ agrees, problems })),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    forgetRequest: assign({ request: null, link: null }),
    announceAsked: emit(({ context: { purpose } }) => ({ type: 'subscription.asked' as const, purpose })),
    announceConfirmed: emit(({ context: { purpose } }) => ({ type: 'subscription.confirmed' as const, purpose })),
    announceEnded: emit(({ context: { purpose } }) => ({ type: 'subscription.ended' as const, purpose })),
  },
  guards: {
    opensAs: ({ context }, { state }: { state: ReturnType<typeof openingOf> }) => openingOf(context) === state,
    formIsComplete: ({ context }) => Object.keys(problemsOf(context)).length === 0,
    isGone: (_, { answer }: { answer: MailAnswer }) => answer === 'gone',
    rightIsNoMore: (_, { answer }: { answer: MailAnswer }) => answer === 'expired',
    rightToEndIsNone: ({ context }, { answer }: { answer: MailAnswer }) => answer === 'expired' && context.request?.action === 'end',
    asksToEnd: ({ context }) => context.request?.action === 'end',
  },
}).createMachine({
  id: 'subscription',
  description: 'Mails that somebody asks for, confirmed by a mail and ended by a press',
  context: ({ input }) => ({ ...input, email: '', agrees: false, problems: {} }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page decides whether it was opened by a mail’s link, and whether that still does anything',
      always: [
        ...(['askedByMail', 'confirmed', 'ended', 'expired', 'broken', 'unrecognised', 'gone'] as const).map((state) => ({ guard: { type: 'opensAs' as const, params: { state } }, target: state })),
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The address is being written',
      on: {
        'subscription.setEmail': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'subscription.setAgreement': { actions: { type: 'rememberAgreement', params: ({ event }) => event } },
        'subscription.submit': [
          { guard: 'formIsComplete', target: 'sending' },
          { actions: 'markProblems' },
        ],
      },
    },
    sending: {
      description: 'The shop is asked to send its mail',
      invoke: {
        id: 'askForMail',
        src: 'askForMail',
        input: ({ context: { purpose, email } }) => ({ purpose, email: email.trim() }),
        onDone: { target: 'sent', actions: 'announceAsked' },
        onError: 'failed',
      },
    },
    sent: {
      description: 'The visitor is told to look into the mailbox',
      on: { 'subscription.startOver': 'editing' },
    },
    failed: {
      description: 'The mail could not be asked for; what was written is still there',
      on: {
        'subscription.setEmail': { target: 'editing', actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'subscription.setAgreement': { target: 'editing', actions: { type: 'rememberAgreement', params: ({ event }) => event } },
        'subscription.submit': 'sending',
      },
    },
    askedByMail: {
      description: 'Opened by a mail’s link: one press does what it asks for, so that a scanner of mails does nothing',
      on: { 'subscription.answerMail': 'answering' },
    },
    answering: {
      description: 'The shop is told what the mail’s reader wants',
      invoke: {
        id: 'answerMail',
        src: 'answerMail',
        input: ({ context }) => context.request ?? { action: 'confirm', token: '' },
        onDone: [
          { guard: { type: 'isGone', params: ({ event }) => ({ answer: event.output }) }, target: 'gone' },
          { guard: { type: 'rightToEndIsNone', params: ({ event }) => ({ answer: event.output }) }, target: 'unrecognised' },
          { guard: { type: 'rightIsNoMore', params: ({ event }) => ({ answer: event.output }) }, target: 'expired' },
          { guard: 'asksToEnd', target: 'ended', actions: 'announceEnded' },
          { target: 'confirmed', actions: 'announceConfirmed' },
        ],
        onError: 'answerFailed',
      },
    },
    answerFailed: {
      description: 'The shop could not be told; the press can be repeated',
      on: { 'subscription.answerMail': 'answering' },
    },
    expired: {
      description: 'The link is too old; a new mail can be asked for',
      on: { 'subscription.startOver': { target: 'editing', actions: 'forgetRequest' } },
    },
    broken: {
      description: 'The link to confirm is not the shop’s, as a rule for a part is missing; it can be opened whole, or a new mail asked for',
      on: { 'subscription.startOver': { target: 'editing', actions: 'forgetRequest' } },
    },
    unrecognised: {
      description: 'The link to end mails is not the shop’s, for that one never ends: who got a mail is told what else to do',
    },
    gone: {
      description: 'What the link is to end is forgotten: who still gets mails is told what ends those',
    },
    confirmed: {
      description: 'The address gets mails from now on',
    },
    ended: {
      description: 'The address gets no more mails',
    },
  },
});
