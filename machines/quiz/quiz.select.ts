import type { SnapshotFrom } from 'xstate';
import type { quizMachine } from './quiz.machine.ts';
import type { QuizMatches, QuizQuestion } from './quiz.types.ts';

type QuizSnapshot = SnapshotFrom<typeof quizMachine>;

/** The question that is put; null once all are answered. */
export function selectQuestion({ context: { questions, answers } }: QuizSnapshot): QuizQuestion | null {
  return questions[answers.length] ?? null;
}

/** How many questions are answered, and how many there are. */
export function selectProgress({ context: { questions, answers } }: QuizSnapshot): { answered: number; all: number } {
  return { answered: answers.length, all: questions.length };
}

/** What was answered, in words. */
export function selectAnswerTitles({ context: { questions, answers } }: QuizSnapshot): string[] {
  return answers.flatMap((answer, at) => questions[at]?.options.find(({ code }) => code === answer)?.title ?? []);
}

export function selectAnswers({ context }: QuizSnapshot): string[] {
  return context.answers;
}

export function selectMatches({ context }: QuizSnapshot): QuizMatches | null {
  return context.matches;
}

export function selectQuizView(snapshot: QuizSnapshot): 'question' | 'waiting' | 'matched' | 'unmatched' | 'failed' {
  if (snapshot.matches('matched')) return 'matched';
  if (snapshot.matches('unmatched')) return 'unmatched';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('matching') ? 'waiting' : 'question';
}
