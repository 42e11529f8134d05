import type { SnapshotFrom } from 'xstate';
import { peopleOf } from '../../src/domain/booking/required-info.ts';
import type { activityMachine } from './activity.machine.ts';
import { totalOf } from './activity.rules.ts';

type Snapshot = SnapshotFrom<typeof activityMachine>;

export const selectTotal = ({ context }: Snapshot) => totalOf(context);
export const selectPeople = ({ context }: Snapshot) => context.people;
export const selectChosen = ({ context: { day, time } }: Snapshot) => ({ day, time });
export const selectProblems = ({ context }: Snapshot) => context.problems;
export const selectOtherTimes = ({ context }: Snapshot) => context.otherTimes;
export const selectAnswers = ({ context }: Snapshot) => context.info;
/** On its way into the basket, or to the order that it turned out to be part of. */
export const selectIsAdding = (snapshot: Snapshot) => snapshot.matches({ booking: 'adding' }) || snapshot.matches({ booking: 'ordered' });
export const selectIsAdded = (snapshot: Snapshot) => snapshot.matches({ booking: 'added' });
export const selectIsFull = (snapshot: Snapshot) => snapshot.matches({ booking: { open: 'full' } });
export const selectBasketIsFull = (snapshot: Snapshot) => snapshot.matches({ booking: { open: 'basketFull' } });
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ booking: { open: 'failed' } });
export const selectCalendarState = ({ value }: Snapshot) => value.calendar;

/** Days of the calendar with whether all find room on them. */
export function selectDays({ context: { activity, people } }: Snapshot): { day: string; free: number; hasRoom: boolean }[] {
  const count = peopleOf(people);
  return [...Map.groupBy(activity.times, ({ day }) => day)].map(([day, times]) => {
    const free = Math.max(...times.map((time) => time.free));
    return { day, free, hasRoom: free >= count };
  });
}

/** Starts of the chosen day. */
export function selectTimes({ context: { activity, day, people } }: Snapshot): { time: string; free: number; hasRoom: boolean }[] {
  return activity.times.filter((one) => one.day === day).map(({ time, free }) => ({ time, free, hasRoom: free >= peopleOf(people) }));
}

export const selectHasLater = ({ context }: Snapshot) => context.activity.hasLater;
