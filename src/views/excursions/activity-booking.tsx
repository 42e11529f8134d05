import type { FormEvent } from 'react';
import { cx } from '@linaria/core';
import {
  selectAnswers, selectBasketIsFull, selectCalendarState, selectChosen, selectDays, selectHasFailed, selectHasLater, selectIsAdded, selectIsAdding, selectIsFull, selectOtherTimes, selectPeople, selectProblems, selectTimes, selectTotal,
} from '../../../machines/activity/activity.select.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { toMajor } from '../../domain/prices/money.ts';
import { peopleOf } from '../../domain/booking/required-info.ts';
import type { PeopleCount } from '../../domain/booking/required-info.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { useHref } from '../../parts/page.tsx';
import { OtherTimes } from './other-times.tsx';
import { useFocusOnFirstAdded } from '../use-focus-on-first-added.ts';
import * as styles from './excursions.styles.ts';

/** A day, a time, people, what the organiser asks, and what it costs together [excursion.search]. */
export function ActivityBooking() {
  const root = useFlowRoot('activity');
  if (root['data-state'] === undefined) return null;
  return (
    <aside id="booking" className={cx(styles.booking, styles.screenOnly)} {...root}>
      <BookingForm />
    </aside>
  );
}

function BookingForm() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const dispatch = useDispatch();
  const problems = useRunningFlow('activity', selectProblems);
  const total = useRunningFlow('activity', selectTotal);
  const isAdding = useRunningFlow('activity', selectIsAdding);
  const isAdded = useRunningFlow('activity', selectIsAdded);
  const isFull = useRunningFlow('activity', selectIsFull);
  const others = useRunningFlow('activity', selectOtherTimes);
  const hasFailed = useRunningFlow('activity', selectHasFailed);
  const basketIsFull = useRunningFlow('activity', selectBasketIsFull);
  const activity = useRunningFlow('activity', ({ context }) => context.activity);
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(problems.length > 0, '[data-problem] button:enabled, [aria-invalid]');
  if (isAdded) {
    return (
      <Notice tone="positive" live title={t('excursions.book.added')} action={<LinkButton tone="primary" href={href('/vylety/platba')}>{t('excursions.book.toBasket')}</LinkButton>}>
        <Button tone="link" onClick={() => dispatch({ type: 'activity.chooseAnother' })}>{t('excursions.book.another')}</Button>
      </Notice>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'activity.add' });
    onTry();
  };
  return (
    <form ref={container} className={styles.group} onSubmit={submit} noValidate>
      {isFull && (
        <Notice tone="warning" live title={t('excursions.book.tookFull')}>
          <p>{t('excursions.book.tookFull.text')}</p>
          <OtherTimes times={others} onChoose={(day, time) => dispatch({ type: 'activity.chooseTime', day, time })} />
        </Notice>
      )}
      <People />
      {problems.some(({ field }) => field === 'people') && <p role="alert" className={styles.error}>{t('excursions.problem.people', { most: activity.mostPeople })}</p>}
      <Calendar isMissing={problems.some(({ field }) => field === 'time')} />
      <RequiredInfo />
      {basketIsFull && <Notice tone="warning" live action={<LinkButton tone="outline" href={href('/vylety/platba')}>{t('excursions.book.toBasket')}</LinkButton>}>{t('excursions.book.basketFull')}</Notice>}
      {hasFailed && <Notice tone="negative" live>{t('excursions.book.failed')}</Notice>}
      <p className={styles.total} role="status">
        <span>{t('excursions.book.total')}</span>
        <span {...(total !== null && { 'data-price': toMajor(total), 'data-currency': activity.currency })}>{total === null ? '–' : format.money(total, activity.currency)}</span>
      </p>
      <Button type="submit" tone="primary" size="large" wide busy={isAdding}>{t('excursions.book.add')}</Button>
    </form>
  );
}

function People() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const people = useRunningFlow('activity', selectPeople);
  const { prices, mostPeople } = useRunningFlow('activity', ({ context }) => context.activity);
  const set = (band: keyof PeopleCount) => (count: number) => dispatch({ type: 'activity.setPeople', band, count });
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{t('excursions.book.people')}</h2>
      {prices.map(({ code, fromAge, toAge }) => {
        const label = t(`excursions.band.${code}`);
        return (
          <Stepper
            key={code} id={`people-${code}`} label={label} hint={toAge >= 99 ? t('excursions.band.agesFrom', { from: fromAge }) : t('excursions.band.ages', { from: fromAge, to: toAge })}
            value={people[code]} min={code === 'adult' ? 1 : 0} max={mostPeople - peopleOf(people) + people[code]}
            decreaseLabel={t('excursions.book.fewer', { band: label })} increaseLabel={t('excursions.book.more', { band: label })} onChange={set(code)}
          />
        );
      })}
    </section>
  );
}

function Calendar({ isMissing }: { isMissing: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const days = useRunningFlow('activity', selectDays);
  const times = useRunningFlow('activity', selectTimes);
  const chosen = useRunningFlow('activity', selectChosen);
  const state = useRunningFlow('activity', selectCalendarState);
  const hasLater = useRunningFlow('activity', selectHasLater);
  const { list, onMore } = useFocusOnFirstAdded<HTMLDivElement>(days.length);
  const showMore = () => {
    onMore();
    dispatch({ type: 'activity.showMore' });
  };
  const hasDay = times.some(({ hasRoom }) => hasRoom);
  return (
    <section className={styles.group} data-problem={(isMissing && !hasDay) || undefined}>
      <h2 className={styles.groupTitle}>{t('excursions.book.title')}</h2>
      {isMissing && !hasDay && <p role="alert" className={styles.error}>{t('excursions.problem.time')}</p>}
      {state === 'failed' && <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'activity.retryTimes' })}>{t('excursions.book.retry')}</Button>}>{t('excursions.book.timesFailed')}</Notice>}
      {days.length === 0 && <p>{t('excursions.book.none')}</p>}
      <div ref={list} className={styles.days} role="group" aria-label={t('excursions.book.days')} aria-busy={state === 'fetching' || undefined}>
        {days.map(({ day, hasRoom }) => (
          <button key={day} type="button" className={styles.slot} aria-pressed={chosen.day === day} disabled={!hasRoom} onClick={() => dispatch({ type: 'activity.chooseDay', day })}>
            {format.dayOfWeek(day)}
            {!hasRoom && <span>{t('excursions.book.full')}</span>}
          </button>
        ))}
      </div>
      {hasLater && <Button tone="quiet" busy={state === 'fetching'} onClick={showMore}>{t('excursions.book.later')}</Button>}
      {isMissing && hasDay && <p id="time-error" role="alert" className={styles.error}>{t('excursions.problem.timeOfDay')}</p>}
      {times.length > 0 && (
        <div className={styles.times} role="group" aria-label={t('excursions.book.times')} aria-describedby={isMissing && hasDay ? 'time-error' : undefined} data-problem={(isMissing && hasDay) || undefined}>
          {times.map(({ time, free, hasRoom }) => (
            <button key={time} type="button" className={styles.slot} aria-pressed={chosen.time === time} disabled={!hasRoom} onClick={() => dispatch({ type: 'activity.chooseTime', day: chosen.day ?? '', time })}>
              {time}
              <span>{hasRoom ? t('excursions.book.free', { count: free }) : t('excursions.book.full')}</span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function RequiredInfo() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { requiredInfo } = useRunningFlow('activity', ({ context }) => context.activity);
  const people = useRunningFlow('activity', selectPeople);
  const answers = useRunningFlow('activity', selectAnswers);
  const problems = useRunningFlow('activity', selectProblems);
  const isAdding = useRunningFlow('activity', selectIsAdding);
  if (requiredInfo.length === 0) return null;
  const field = (one: (typeof requiredInfo)[number], person: number | null) => {
    const problem = problems.find((each) => each.field === 'info' && each.person === person && each.code === one.code);
    const value = (person === null ? answers.booking : answers.people[person])?.[one.code] ?? '';
    return (
      <Field key={one.code} id={`info-${person ?? 'booking'}-${one.code}`} label={t(`excursions.info.${one.code}`)} required error={problem?.field === 'info' ? t(`excursions.problem.${problem.problem}`) : undefined}>
        {(control) => <TextInput {...control} readOnly={isAdding} value={value} maxLength={120} inputMode={one.kind === 'number' ? 'numeric' : undefined} onChange={(event) => dispatch({ type: 'activity.setInfo', person, code: one.code, value: event.currentTarget.value })} />}
      </Field>
    );
  };
  const ofPerson = requiredInfo.filter(({ of }) => of === 'person');
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{t('excursions.book.info')}</h2>
      {requiredInfo.filter(({ of }) => of === 'booking').map((one) => field(one, null))}
      {ofPerson.length > 0 && Array.from({ length: peopleOf(people) }, (_, person) => (
        <fieldset key={person} className={cx(styles.group, styles.person)}>
          <legend>{t('excursions.book.person', { number: person + 1 })}</legend>
          {ofPerson.map((one) => field(one, person))}
        </fieldset>
      ))}
    </section>
  );
}
