import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { quizMachine } from './quiz.machine.ts';
import type { QuizQuestion } from './quiz.types.ts';

export const questions: QuizQuestion[] = [
  { code: 'kind', title: 'Kind?', options: [{ code: 'beach', title: 'Beach', says: { tripType: 'WS' } }, { code: 'snow', title: 'Snow', says: { tripType: 'NR' } }] },
  { code: 'length', title: 'Length?', options: [{ code: 'week', title: 'Week', says: { durationFrom: 6, durationTo: 8 } }] },
];

const events = [
  { type: 'quiz.answer' as const, option: 'beach' }, { type: 'quiz.answer' as const, option: 'week' }, { type: 'quiz.answer' as const, option: 'moon' },
  { type: 'quiz.back' as const }, { type: 'quiz.followUrl' as const, answers: ['beach'] }, { type: 'quiz.followUrl' as const, answers: ['beach', 'week'] }, { type: 'quiz.askAgain' as const, question: 0 }, { type: 'quiz.retry' as const },
  answer('fetchMatches', { offers: [{ offerCode: 'a' }], listingUrl: '/x' }), answer('fetchMatches', { offers: [], listingUrl: '/x' }), failure('fetchMatches'),
  streamed('networkReturns'), streamed('networkReturns', true), failure('networkReturns'),
];

/** From the first question, and from an address that somebody handed on. */
export const quizPaths = pathsOf(quizMachine, [
  { input: { questions, answers: [], today: '2026-06-01' }, events },
  { input: { questions, answers: ['beach', 'week'], today: '2026-06-01' }, events },
]);
