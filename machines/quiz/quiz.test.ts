import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { quizMachine } from './quiz.machine.ts';
import { questions, quizPaths } from './quiz.paths.ts';
import { selectAnswerTitles, selectMatches, selectProgress, selectQuestion, selectQuizView } from './quiz.select.ts';
import type { QuizPorts } from './quiz.types.ts';

function start(answers: string[] = []) {
  const { port, calls } = heldPort<QuizPorts['fetchMatches']>();
  const flow = startFlow(quizMachine, { input: { questions, answers, today: '2026-06-01' }, ports: { fetchMatches: port } });
  return { ...flow, calls, view: () => selectQuizView(flow.actor.getSnapshot()) };
}

describe('the quiz', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(quizPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(quizPaths)).toEqual([]);
  });

  it('puts one question after another, and then looks for offers [page.quiz]', async () => {
    const { actor, calls, facts, view } = start();
    expect([selectQuestion(actor.getSnapshot())?.code, selectProgress(actor.getSnapshot())]).toEqual(['kind', { answered: 0, all: 2 }]);
    actor.send({ type: 'quiz.answer', option: 'beach' });
    actor.send({ type: 'quiz.answer', option: 'beach' });
    expect(selectQuestion(actor.getSnapshot())?.code).toBe('length');
    actor.send({ type: 'quiz.answer', option: 'week' });
    expect([view(), calls.map(({ input: { searchState: { tripType, durationFrom, durationTo }, today } }) => ({ tripType, durationFrom, durationTo, today })), selectAnswerTitles(actor.getSnapshot())]).toEqual(['waiting', [{ tripType: 'WS', durationFrom: 6, durationTo: 8, today: '2026-06-01' }], ['Beach', 'Week']]);
    await calls[0]!.answer({ offers: [], listingUrl: '/dovolena' });
    expect([view(), selectMatches(actor.getSnapshot())]).toEqual(['unmatched', { offers: [], listingUrl: '/dovolena' }]);
    expect(facts).toEqual([
      { type: 'quiz.answered', answers: ['beach'] },
      { type: 'quiz.answered', answers: ['beach', 'week'] },
    ]);
  });

  it('goes back to a question while offers are on their way, and drops them [page.quiz]', async () => {
    const { actor, calls, view } = start(['beach', 'week']);
    actor.send({ type: 'quiz.back' });
    expect([view(), calls[0]!.signal.aborted]).toEqual(['question', true]);
    await calls[0]!.answer({ offers: [], listingUrl: '/x' });
    expect([view(), selectMatches(actor.getSnapshot())]).toEqual(['question', null]);
  });

  it('asks again what an address answers wrongly, and keeps the answers when offers cannot be had', async () => {
    expect(start(['beach', 'moon', 'week']).actor.getSnapshot().context.answers).toEqual(['beach']);
    const { actor, calls, view } = start(['snow', 'week']);
    await calls[0]!.fail();
    expect(view()).toBe('failed');
    actor.send({ type: 'quiz.retry' });
    expect(calls[1]!.input.searchState.tripType).toBe('NR');
  });
});
