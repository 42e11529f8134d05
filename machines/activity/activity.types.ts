import type { components } from '../../openapi/generated/excursions.ts';
import type { InfoProblem, PeopleCount, RequiredInfo } from '../../src/domain/booking/required-info.ts';
import type { PromisePort } from '../port.ts';

type Schemas = components['schemas'];
export type ActivityTime = Schemas['ActivityTime'];
/** What booking an activity needs to know of it. */
export type BookableActivity = Pick<Schemas['Activity'], 'activityId' | 'prices' | 'currency' | 'mostPeople' | 'hasLater' | 'times' | 'timesFrom' | 'timesTo'> & Schemas['RequiredInfoList'];
/** Starts from a day until before another, and whether there are later ones. */
export type Calendar = Pick<BookableActivity, 'hasLater' | 'times' | 'timesFrom' | 'timesTo'>;
/** What was chosen, with a key: the same key is the same item, however often it is sent. */
export type ActivityItem = Omit<Schemas['ActivityItemRequest'], 'itemId' | 'idempotencyKey'> & { idempotencyKey: string };

export interface ActivityInput {
  activity: BookableActivity;
  /** Day that the search named. */
  day: string | null;
  people: PeopleCount;
}

export type ActivityProblem = { field: 'time' | 'people' } | ({ field: 'info' } & InfoProblem);

export interface ActivityContext {
  activity: BookableActivity;
  day: string | null;
  time: string | null;
  people: PeopleCount;
  info: { booking: Record<string, string>; people: Record<string, string>[] };
  problems: ActivityProblem[];
  /** Times with room, of an activity that filled meanwhile. */
  otherTimes: ActivityTime[];
  /** Made for the present choice; the same after a failure, so that what is added again is the same item; null before. */
  idempotencyKey: string | null;
}

export type ActivityCommand =
  | { type: 'activity.chooseDay'; day: string }
  | { type: 'activity.chooseTime'; day: string; time: string }
  | { type: 'activity.setPeople'; band: keyof PeopleCount; count: number }
  | { type: 'activity.setInfo'; person: number | null; code: RequiredInfo['code']; value: string }
  /** Days after those that are shown. */
  | { type: 'activity.showMore' }
  | { type: 'activity.retryTimes' }
  | { type: 'activity.add' }
  | { type: 'activity.chooseAnother' };

export type ActivityFact =
  | { type: 'activity.added'; activityId: string }
  /** What was to be added is part of an order already. */
  | { type: 'activity.ordered'; orderId: string; token: string };

export interface ActivityPorts {
  /** The calendar from a day on. */
  fetchTimes: PromisePort<{ activityId: string; from: string }, Calendar>;
  /** A new random key. */
  newKey: PromisePort<{ activityId: string }, string>;
  /** Puts the activity into the basket. */
  saveItem: PromisePort<ActivityItem, void>;
}
