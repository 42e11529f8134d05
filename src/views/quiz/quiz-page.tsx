import type { MouseEvent, RefObject } from 'react';
import { selectAnswers, selectAnswerTitles, selectMatches, selectProgress, selectQuestion, selectQuizView } from '../../../machines/quiz/quiz.select.ts';
import type { Command } from '../../bus/flows.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { quizUrl } from '../../domain/urls/pages/quiz-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { meansAnotherTab } from '../../ui/controls/means-another-tab.ts';
import { useFocusOnChange } from '../../ui/controls/use-focus-on-change.ts';
import { Grid, PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { OfferTile } from '../../parts/offer-tile/offer-tile.tsx';
import { useHref } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { ShareButton } from '../share/share-button.tsx';
import * as styles from './quiz-page.styles.ts';

/** Questions one after another, then offers that suit the answers [page.quiz]. */
export function QuizPage() {
  const t = useTranslator();
  const root = useFlowRoot('quiz');
  const view = useFlow('quiz', selectQuizView);
  const question = useFlow('quiz', selectQuestion);
  // Each answer takes the link away that was pressed, and a new attempt its button.
  const heading = useFocusOnChange<HTMLHeadingElement>(question?.code ?? (view === 'failed' ? 'failed' : 'result'));
  if (view === undefined) return null;
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        <div {...root} className={styles.flow}>
          <h1>{t('guide.quiz.title')}</h1>
          <p className={styles.intro}>{t('guide.quiz.text')}</p>
          {view === 'question' ? <Question heading={heading} /> : <Result view={view} heading={heading} />}
        </div>
      </PageContainer>
    </PageSlots>
  );
}

type Heading = RefObject<HTMLHeadingElement | null>;

/** Links to other answers, which also work without scripts. */
function useQuizLink() {
  const href = useHref();
  const dispatch = useDispatch();
  return (answers: readonly string[], command: Command) => ({
    href: href(quizUrl(answers)),
    onClick: (event: MouseEvent) => {
      if (meansAnotherTab(event)) return;
      event.preventDefault();
      // The second press of a double press was meant for what the first has taken away, and would answer what nobody has read.
      if (command.type !== 'quiz.answer' || event.detail < 2) dispatch(command);
    },
  });
}

function Question({ heading }: { heading: Heading }) {
  const t = useTranslator();
  const link = useQuizLink();
  const question = useRunningFlow('quiz', selectQuestion);
  const answers = useRunningFlow('quiz', selectAnswers);
  const { answered, all } = useRunningFlow('quiz', selectProgress);
  if (question === null) return null;
  return (
    <section aria-labelledby="question" className={styles.question}>
      <p className={styles.progress} role="status">{t('guide.quiz.progress', { number: answered + 1, all })}</p>
      <h2 id="question" ref={heading} tabIndex={-1}>{question.title}</h2>
      <ul className={styles.options}>
        {question.options.map(({ code, title }) => (
          <li key={code}><a className={styles.option} {...link([...answers, code], { type: 'quiz.answer', option: code })}>{title}</a></li>
        ))}
      </ul>
      {answered > 0 && <LinkButton tone="link" {...link(answers.slice(0, -1), { type: 'quiz.back' })}>{t('guide.quiz.back')}</LinkButton>}
    </section>
  );
}

function Result({ view, heading }: { view: 'waiting' | 'matched' | 'unmatched' | 'failed'; heading: Heading }) {
  const t = useTranslator();
  const href = useHref();
  const link = useQuizLink();
  const dispatch = useDispatch();
  const answers = useRunningFlow('quiz', selectAnswers);
  const titles = useRunningFlow('quiz', selectAnswerTitles);
  const matches = useRunningFlow('quiz', selectMatches);
  return (
    <section aria-labelledby="result" aria-busy={view === 'waiting'} className={styles.question}>
      <h2 id="result" ref={heading} tabIndex={-1}>{t('guide.quiz.result')}</h2>
      <ul className={styles.answers} aria-label={t('guide.quiz.answers')}>
        {titles.map((title, at) => <li key={answers[at]}><a className={styles.answer} {...link(answers.slice(0, at), { type: 'quiz.askAgain', question: at })}>{title}</a></li>)}
      </ul>
      {view === 'waiting' && <p role="status">{t('guide.quiz.waiting')}</p>}
      {view === 'failed' && <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'quiz.retry' })}>{t('shell.retry')}</Button>}>{t('guide.quiz.failed')}</Notice>}
      {view === 'unmatched' && <Notice tone="info" live>{t('guide.quiz.unmatched')}</Notice>}
      {view === 'matched' && matches !== null && <Grid columns={3} gap={4}>{matches.offers.map((offer) => <OfferTile key={offer.offerCode} offer={offer} />)}</Grid>}
      <div className={styles.steps}>
        {view === 'matched' && matches !== null && <LinkButton tone="primary" href={href(matches.listingUrl)}>{t('guide.quiz.all')}</LinkButton>}
        <LinkButton tone="outline" {...link(answers.slice(0, -1), { type: 'quiz.back' })}>{t('guide.quiz.back')}</LinkButton>
        <LinkButton tone="outline" {...link([], { type: 'quiz.askAgain', question: 0 })}>{t('guide.quiz.restart')}</LinkButton>
        {view === 'matched' && <ShareButton />}
      </div>
    </section>
  );
}
