import type { CubeQuestion } from '../../../src/server/search/cube/answer/cube-questions.ts';
import type { BenchQuestion } from './query-mix.ts';

/** The questions that every system is asked. */
export type BenchedQuestion = CubeQuestion<'listing' | 'count' | 'facets' | 'matrix' | 'calendar'>;

/** Answers a question, with a number that other systems' answers must equal; null where there is nothing to compare. */
export type Answer = (question: BenchedQuestion) => number | null | Promise<number | null>;

/** One measured question. */
interface Sample {
  of: string;
  ms: number;
}

export interface Measured {
  /** The first time that each question was asked. */
  cold: Sample[];
  warm: Sample[];
  /** By group and place in it: what was answered, as far as was asked. */
  answers: (number | null)[][];
}

const MOST_ROUNDS = 6;

/**
 * Asks each group once (cold) and then again in rounds (warm), one question at a time.
 * @param secondsEach for a group: half of them for the first asking, which ends early then; what was asked once is asked again at least once
 */
export async function measure(answer: Answer, groups: readonly (readonly BenchQuestion[])[], secondsEach: number): Promise<Measured> {
  const measured: Measured = { cold: [], warm: [], answers: [] };
  for (const group of groups) {
    const start = performance.now();
    const spent = () => (performance.now() - start) / 1000 / secondsEach;
    const answers: (number | null)[] = [];
    for (const one of group) {
      if (spent() > 0.5) break;
      answers.push(await timed(answer, one, measured.cold));
    }
    for (let round = 0; round < MOST_ROUNDS && (round === 0 || spent() < 1); round++) {
      for (const one of group.slice(0, answers.length)) await timed(answer, one, measured.warm);
    }
    measured.answers.push(answers);
  }
  return measured;
}

async function timed(answer: Answer, { of, question }: BenchQuestion, samples: Sample[]): Promise<number | null> {
  const start = performance.now();
  const given = answer(question);
  // Waiting for what is there already would count as its time.
  const value = given instanceof Promise ? await given : given;
  samples.push({ of, ms: performance.now() - start });
  return value;
}

/**
 * Answers a second that some clients get together, each asking the next question when its last is answered.
 * @param giveUp ends the questions that are under way when the time is over
 */
export async function throughput(answer: Answer, traffic: readonly BenchQuestion[], clients: number, seconds: number, giveUp: () => Promise<void> = async () => undefined): Promise<number> {
  const start = performance.now();
  const isOver = () => performance.now() - start > seconds * 1000;
  let asked = 0;
  let answered = 0;
  const ask = async () => {
    while (!isOver()) {
      const { question } = traffic[asked++ % traffic.length] as BenchQuestion;
      try {
        await answer(question);
      } catch (error) {
        if (!isOver()) throw error;
      }
      if (!isOver()) answered++;
    }
  };
  const all = Promise.all(Array.from({ length: clients }, ask));
  let isDone = false;
  void all.catch(() => undefined).then(() => (isDone = true));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 1))]);
  while (!isDone) {
    await giveUp();
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
  await all;
  return answered / seconds;
}

/** The time that a share of the samples stays within, ms; null without samples. */
export function percentile(samples: readonly Sample[], share: number): number | null {
  const times = samples.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
}
