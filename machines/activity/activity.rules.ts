import { activityPrice, infoProblems, peopleOf } from '../../src/domain/booking/required-info.ts';
import type { InfoProblem, PeopleCount } from '../../src/domain/booking/required-info.ts';
import type { Failure } from '../failure.ts';
import type { ActivityContext, ActivityItem, ActivityProblem, ActivityTime, Calendar } from './activity.types.ts';

/** Minor units for all; null where the activity does not take them. */
export function totalOf({ activity, people }: Pick<ActivityContext, 'activity' | 'people'>): number | null {
  const count = peopleOf(people);
  return people.adult < 1 || count > activity.mostPeople ? null : activityPrice(activity.prices, people);
}

/** What keeps it out of the basket, in the order of the form. */
export function problemsOf(context: ActivityContext): ActivityProblem[] {
  const { activity, day, time, people, info } = context;
  const start = activity.times.find((one) => one.day === day && one.time === time);
  return [
    ...(start === undefined || start.free < peopleOf(people) ? [{ field: 'time' as const }] : []),
    ...(totalOf(context) === null ? [{ field: 'people' as const }] : []),
    ...infoProblems(activity.requiredInfo, info, peopleOf(people)).map((problem) => ({ field: 'info' as const, ...problem })),
  ];
}

/** One band with another count: never below none, one adult at least, and no more in all than may come. */
export function withPeople({ activity, people }: ActivityContext, band: keyof PeopleCount, count: number): PeopleCount {
  const others = peopleOf(people) - people[band];
  return { ...people, [band]: Math.max(band === 'adult' ? 1 : 0, Math.min(count, activity.mostPeople - others)) };
}

export function withAnswer({ info }: ActivityContext, person: number | null, code: string, value: string): ActivityContext['info'] {
  if (person === null) return { ...info, booking: { ...info.booking, [code]: value } };
  const people = Array.from({ length: Math.max(info.people.length, person + 1) }, (_, index) => info.people[index] ?? {});
  return { ...info, people: people.map((answers, index) => (index === person ? { ...answers, [code]: value } : answers)) };
}

/** The only start of a day is chosen with it. */
export function onlyTimeOf({ activity, people }: ActivityContext, day: string): string | null {
  const free = activity.times.filter((one) => one.day === day && one.free >= peopleOf(people));
  return free.length === 1 ? free[0]!.time : null;
}

export function itemOf({ activity, day, time, people, info, idempotencyKey }: ActivityContext): ActivityItem {
  return {
    idempotencyKey: idempotencyKey ?? '', activityId: activity.activityId, day: day ?? '', time: time ?? '', people,
    info: { booking: info.booking, people: info.people.slice(0, peopleOf(people)) },
  };
}

/** What the shop refuses: `/body/people`, `/body/info/booking/hotel`, `/body/info/people/1/weight`. */
export function problemsOfFailure({ errors }: Failure): ActivityProblem[] {
  return errors.flatMap(({ pointer, code: problem }): ActivityProblem[] => {
    if (pointer === '/body/people') return [{ field: 'people' }];
    const [, person, code] = /^\/body\/info\/(?:booking|people\/(\d+))\/(\w+)$/.exec(pointer) ?? [];
    if (code === undefined) return [];
    return [{ field: 'info', person: person === undefined ? null : Number(person), code: code as InfoProblem['code'], problem: problem === 'required' ? 'required' : 'invalid' }];
  });
}

/** Times that a refusal names: `/times/2026-07-03/09:30`. */
export function timesOfFailure({ errors }: Failure): ActivityTime[] {
  return errors.flatMap(({ pointer, message }) => {
    const [, day, time] = /^\/times\/([\d-]+)\/([\d:]+)$/.exec(pointer) ?? [];
    return day === undefined || time === undefined ? [] : [{ day, time, free: Number(message) }];
  });
}

/** The calendar with what is known better: the chosen time is full, the others have room. */
export function withKnownTimes({ activity, day, time }: ActivityContext, others: readonly ActivityTime[]): ActivityContext['activity'] {
  const known = activity.times.map((one) => (one.day === day && one.time === time ? { ...one, free: 0 } : others.find((other) => other.day === one.day && other.time === one.time) ?? one));
  const added = others.filter((other) => !known.some((one) => one.day === other.day && one.time === other.time));
  return { ...activity, times: [...known, ...added].toSorted((a, b) => (`${a.day}${a.time}` < `${b.day}${b.time}` ? -1 : 1)) };
}

/** The calendar with its next part: what was known of those days, other times after a refusal, is known better now. */
export function withLaterTimes({ activity }: ActivityContext, { times, timesFrom, timesTo, hasLater }: Calendar): ActivityContext['activity'] {
  return { ...activity, times: [...activity.times.filter(({ day }) => day < timesFrom), ...times], timesTo, hasLater };
}
