import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { knownAnswers, searchOf } from './quiz.rules.ts';
import type { QuizCommand, QuizContext, QuizFact, QuizInput, QuizMatches, QuizPorts } from './quiz.types.ts';

/** Leads through questions to offers [page.quiz]. */
export const quizMachine = setup({
  types: {} as {
    input: QuizInput;
    context: QuizContext;
    events: QuizCommand;
    emitted: QuizFact;
    tags: 'busy';
  },
  actors: { ...ports<QuizPorts>()({ fetchMatches: 'promise', networkReturns: 'stream' }) },
  actions: {
    takeAnswer: assign(({ context }, { option }: { option: string }) => ({ answers: [...context.answers, option] })),
    takeAnswers: assign(({ context: { questions } }, { answers }: { answers: string[] }) => ({ answers: knownAnswers(questions, answers), matches: null })),
    dropLastAnswer: assign(({ context }) => ({ answers: context.answers.slice(0, -1), matches: null })),
    dropAnswersFrom: assign(({ context }, { question }: { question: number }) => ({ answers: context.answers.slice(0, question), matches: null })),
    takeMatches: assign((_, { matches }: { matches: QuizMatches }) => ({ matches })),
    announceAnswers: emit(({ context: { answers } }) => ({ type: 'quiz.answered' as const, answers })),
  },
  guards: {
    isWhole: ({ context: { answers, questions } }) => answers.length === questions.length,
    isOption: ({ context: { answers, questions } }, { option }: { option: string }) => questions[answers.length]?.options.some(({ code }) => code === option) === true,
    hasAnswers: ({ context }) => context.answers.length > 0,
    isAnswered: ({ context }, { question }: { question: number }) => question < context.answers.length,
    isBack: (_, { told }: { told: true | undefined }) => told === true,
    hasMatches: (_, { matches }: { matches: QuizMatches }) => matches.offers.length > 0,
  },
}).createMachine({
  id: 'quiz',
  description: 'Leads through questions to offers',
  context: ({ input: { questions, answers, today } }) => ({ questions, answers: knownAnswers(questions, answers), today, matches: null }),
  initial: 'deciding',
  on: {
    'quiz.followUrl': { target: '.deciding', actions: { type: 'takeAnswers', params: ({ event }) => event } },
    'quiz.askAgain': {
      guard: { type: 'isAnswered', params: ({ event }) => event },
      target: '.asking',
      actions: [{ type: 'dropAnswersFrom', params: ({ event }) => event }, 'announceAnswers'],
    },
  },
  states: {
    deciding: {
      description: 'Looks whether every question has its answer',
      always: [{ guard: 'isWhole', target: 'matching' }, { target: 'asking' }],
    },
    asking: {
      description: 'The first question without an answer is put',
      on: {
        'quiz.answer': { guard: { type: 'isOption', params: ({ event }) => event }, target: 'deciding', actions: [{ type: 'takeAnswer', params: ({ event }) => event }, 'announceAnswers'] },
        'quiz.back': { guard: 'hasAnswers', actions: ['dropLastAnswer', 'announceAnswers'] },
      },
    },
    matching: {
      description: 'Offers that suit the answers are looked for',
      tags: 'busy',
      invoke: {
        id: 'fetchMatches', src: 'fetchMatches', input: ({ context: { questions, answers, today } }) => ({ searchState: searchOf(questions, answers), today }),
        onDone: [
          { guard: { type: 'hasMatches', params: ({ event }) => ({ matches: event.output }) }, target: 'matched', actions: { type: 'takeMatches', params: ({ event }) => ({ matches: event.output }) } },
          { target: 'unmatched', actions: { type: 'takeMatches', params: ({ event }) => ({ matches: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      on: { 'quiz.back': { target: 'asking', actions: ['dropLastAnswer', 'announceAnswers'] } },
    },
    matched: {
      description: 'The offers are shown, and their address can be handed on',
      on: { 'quiz.back': { target: 'asking', actions: ['dropLastAnswer', 'announceAnswers'] } },
    },
    unmatched: {
      description: 'Nothing suits all answers: any of them may become another',
      on: { 'quiz.back': { target: 'asking', actions: ['dropLastAnswer', 'announceAnswers'] } },
    },
    failed: {
      description: 'The offers could not be had; the answers stay, and a network that is back is asked by itself',
      invoke: {
        id: 'networkReturns', src: 'networkReturns', input: {},
        onSnapshot: { guard: { type: 'isBack', params: ({ event }) => ({ told: event.snapshot.context }) }, target: 'matching' },
        onError: {},
      },
      on: { 'quiz.retry': { target: 'matching' }, 'quiz.back': { target: 'asking', actions: ['dropLastAnswer', 'announceAnswers'] } },
    },
  },
});
