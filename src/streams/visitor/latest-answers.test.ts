import type { Observable } from 'rxjs';
import { it } from 'vitest';
import { expectMarbles } from '../testing/marbles.ts';
import { latestAnswers } from './latest-answers.ts';

/** Of a question in small letters its answer is in capitals. */
const asked = (answers: Record<string, Observable<string>>) => latestAnswers<string, string>({
  ask: (question) => answers[question]!,
  failed: (question) => `no ${question}`,
  isSame: (before, now) => before === now,
});

it('switches to the latest question: the answer to an older one would be of another text [search.suggest]', () => {
  expectMarbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const [a$, b$] = [cold('---(A|)'), cold('---(B|)')];
    const questions$ = hot('-a-b------');
    expectObservable(questions$.pipe(asked({ a: a$, b: b$ })), '^--------!').toBe('------B---');
    expectSubscriptions(a$.subscriptions).toBe('-^-!');
    expectSubscriptions(b$.subscriptions).toBe('---^--!');
    expectSubscriptions(questions$.subscriptions).toBe('^--------!');
  });
});

it('asks the same once, whether its answer is awaited or there; another one between them asks it anew [search.suggest]', () => {
  expectMarbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const [a$, b$] = [cold('--(A|)'), cold('(B|)')];
    expectObservable(hot('-aa--a-b-a').pipe(asked({ a: a$, b: b$ })), '^-----------!').toBe('---A---B---A');
    expectSubscriptions(a$.subscriptions).toBe(['-^-!', '---------^-!']);
    expectSubscriptions(b$.subscriptions).toBe('-------(^!)');
  });
});

it('asks the same again once it has failed, as often as it fails, and no more once it is answered [search.suggest]', () => {
  expectMarbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const [a$, b$] = [cold('--#'), cold('--(A|)')];
    const tries = [a$, a$, b$];
    const question$ = latestAnswers<string, string>({ ask: () => tries.shift()!, failed: () => 'f', isSame: () => true });
    expectObservable(hot('-qq-q--q---q').pipe(question$), '^-----------!').toBe('---f--f--A');
    expectSubscriptions(a$.subscriptions).toBe(['-^-!', '----^-!']);
    expectSubscriptions(b$.subscriptions).toBe('-------^-!');
  });
});

it('forgets with who has left what has been asked', () => {
  expectMarbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const a$ = cold('----(A|)');
    const answers$ = hot('-a---a').pipe(asked({ a: a$ }));
    expectObservable(answers$, '^-!').toBe('---');
    expectObservable(answers$, '----^------!').toBe('---------A');
    expectSubscriptions(a$.subscriptions).toBe(['-^!', '-----^---!']);
  });
});
