import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { quizMachine } from './quiz.machine.ts';
import { questions, quizPaths } from './quiz.paths.ts';
import { selectAnswers, selectAnswerTitles, selectMatches, selectProgress, selectQuestion, selectQuizView } from './quiz.select.ts';
import type { QuizPorts } from './quiz.types.ts';

type Call = ReturnType<typeof heldPort<QuizPorts['fetchMatches']>>['calls'][number];

function start(answers: string[] = []) {
  const { port, calls } = heldPort<QuizPorts['fetchMatches']>();
  const returns = new Subject<true>();
  const flow = startFlow(quizMachine, { input: { questions, answers, today: '2026-06-01' }, ports: { fetchMatches: port, networkReturns: () => returns } });
  return { ...flow, calls, returns, view: () => selectQuizView(flow.actor.getSnapshot()) };
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

  it('asks by itself for offers that could not be had when the network is back [page.quiz]', async () => {
    const { calls, returns, view } = start(['snow', 'week']);
    await calls[0]!.fail();
    returns.next(true);
    expect([view(), calls.length, returns.observed]).toEqual(['waiting', 2, false]);
  });

  const matches = { offers: [{} as never], listingUrl: '/dovolena' };

  it('shows what suits, and lets the last answer become another from wherever it led [page.quiz]', async () => {
    const leads = {
      matched: (call: Call) => call.answer(matches),
      unmatched: (call: Call) => call.answer({ ...matches, offers: [] }),
      failed: (call: Call) => call.fail(),
    };
    for (const [where, lead] of Object.entries(leads)) {
      const { actor, calls, facts, view } = start(['beach', 'week']);
      expect(actor.getSnapshot().hasTag('busy')).toBe(true);
      await lead(calls[0]!);
      expect([view(), selectMatches(actor.getSnapshot())?.listingUrl, actor.getSnapshot().hasTag('busy')]).toEqual([where, where === 'failed' ? undefined : '/dovolena', false]);
      actor.send({ type: 'quiz.back' });
      expect([view(), selectQuestion(actor.getSnapshot())?.code, selectMatches(actor.getSnapshot()), facts]).toEqual(['question', 'length', null, [{ type: 'quiz.answered', answers: ['beach'] }]]);
      actor.send({ type: 'quiz.answer', option: 'week' });
      expect([view(), calls.length]).toEqual(['waiting', 2]);
    }
  });

  it('goes back to the first question and no further, and tells each step [page.quiz]', () => {
    const { actor, facts, view } = start(['beach']);
    actor.send({ type: 'quiz.back' });
    actor.send({ type: 'quiz.back' });
    expect([view(), selectAnswers(actor.getSnapshot()), facts]).toEqual(['question', [], [{ type: 'quiz.answered', answers: [] }]]);
    actor.send({ type: 'quiz.answer', option: 'moon' });
    expect([selectAnswers(actor.getSnapshot()), facts.length]).toEqual([[], 1]);
  });

  it('tells that an answer was taken back also while offers are on their way', () => {
    const { actor, facts } = start(['beach', 'week']);
    actor.send({ type: 'quiz.back' });
    expect(facts).toEqual([{ type: 'quiz.answered', answers: ['beach'] }]);
  });

  it('follows an address to its question, or to its offers, and tells nobody of it [page.quiz]', async () => {
    const { actor, calls, facts, view } = start(['beach', 'week']);
    await calls[0]!.answer(matches);
    const follow = (...answers: string[]) => {
      actor.send({ type: 'quiz.followUrl', answers });
      return [view(), selectQuestion(actor.getSnapshot())?.code, selectAnswers(actor.getSnapshot()), selectMatches(actor.getSnapshot())];
    };
    expect(follow('beach')).toEqual(['question', 'length', ['beach'], null]);
    expect(follow()).toEqual(['question', 'kind', [], null]);
    expect(follow('snow', 'moon')).toEqual(['question', 'length', ['snow'], null]);
    expect(follow('snow', 'week')).toEqual(['waiting', undefined, ['snow', 'week'], null]);
    expect(follow('beach')).toEqual(['question', 'length', ['beach'], null]);
    expect([calls.length, calls[1]!.signal.aborted, facts]).toEqual([2, true, []]);
  });

  it('begins anew from wherever it is, and drops what it had found [page.quiz]', async () => {
    const { actor, calls, facts, view } = start(['beach', 'week']);
    await calls[0]!.answer(matches);
    actor.send({ type: 'quiz.askAgain', question: 0 });
    expect([view(), selectAnswers(actor.getSnapshot()), selectMatches(actor.getSnapshot()), facts]).toEqual(['question', [], null, [{ type: 'quiz.answered', answers: [] }]]);
    // Where nothing is answered nothing begins anew.
    actor.send({ type: 'quiz.askAgain', question: 0 });
    expect(facts).toHaveLength(1);
  });

  it('puts again whichever question was answered, and keeps what was answered before it [page.quiz]', async () => {
    const { actor, calls, facts, view } = start(['beach', 'week']);
    await calls[0]!.answer({ ...matches, offers: [] });
    actor.send({ type: 'quiz.askAgain', question: 2 });
    expect(view()).toBe('unmatched');
    actor.send({ type: 'quiz.askAgain', question: 1 });
    expect([selectQuestion(actor.getSnapshot())?.code, selectMatches(actor.getSnapshot()), facts]).toEqual(['length', null, [{ type: 'quiz.answered', answers: ['beach'] }]]);
  });
});
