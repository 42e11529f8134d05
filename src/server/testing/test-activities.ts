/** For tests: the steps of an order of activities, each through the API. */
import type { components } from '../../../openapi/generated/excursions.ts';
import type { TestAnswer, TestVisitor } from './test-app.ts';

type Schemas = components['schemas'];

export const ACTIVITY_CONTACT = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '+420 601 123 456' };

const ANSWERS: Readonly<Record<string, string>> = { number: '75', text: 'Jana Nováková', phone: '+420601123456' };

/** An activity on Crete for two at a start that has room, with everything its organiser asks. */
export async function someActivity(visitor: TestVisitor): Promise<Schemas['ActivityItemRequest']> {
  const { body: { activities } }: { body: Schemas['ActivityList'] } = await visitor.get('/api/www/activity/activities?region=kreta&people=2');
  const { activityId } = activities[visitor.number % activities.length]!;
  const { body: { times } }: { body: Schemas['Activity'] } = await visitor.get(`/api/www/activity/activities/${activityId}`);
  const { body: { requiredInfo } }: { body: Schemas['RequiredInfoList'] } = await visitor.get(`/api/www/activity/activities/${activityId}/required-info`);
  const answers = (of: 'booking' | 'person') => Object.fromEntries(requiredInfo.filter((one) => one.of === of).map(({ code, kind }) => [code, ANSWERS[kind] ?? ANSWERS.text!]));
  const { day, time } = times.find(({ free }) => free >= 4)!;
  return { activityId, day, time, people: { adult: 2, child: 0, infant: 0 }, info: { booking: answers('booking'), people: [answers('person'), answers('person')] } };
}

/** What orders a basket as it is. */
export function orderOf({ items, total }: Schemas['ActivityCart']): Schemas['ActivityOrderRequest'] {
  return { contact: ACTIVITY_CONTACT, items: items.map(({ itemId, day, time, people }) => ({ itemId, day, time, people })), totalPrice: total, termsAccepted: true };
}

/** A visitor's whole way to an order that is not paid. */
export async function orderSomeActivity(visitor: TestVisitor): Promise<Schemas['ActivityOrder']> {
  const { body: cart } = await visitor.post('/api/www/activity/cart/items', await someActivity(visitor));
  return (await visitor.post('/api/www/activity/cart/order', orderOf(cart))).body;
}

export function payActivities(visitor: TestVisitor, orderId: string, idempotencyKey: string, method = 'card'): Promise<TestAnswer> {
  return visitor.post(`/api/www/activity/transaction/${orderId}`, { variant: 'full', method, idempotencyKey });
}
