/** Activities in baskets, through the same API the pages use. */
import { request as requests } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type { components } from '../openapi/generated/excursions.ts';
import { expect } from './fixtures.ts';
import { AS_CLIENT } from './shop-api.ts';

type Schemas = components['schemas'];
type Item = Schemas['ActivityItemRequest'];

const API = '/api/www/activity';
const ANSWERS = { number: '75', text: 'Jana Nováková' };
/** Enough for several twos of one basket, though other tests order at the same time. */
const ROOM = 8;

/** Puts an activity of a region into the browser's basket, for two: the nearest start with plenty of room. */
export async function fillBasket({ request }: Page, region: string): Promise<Item> {
  const { activities } = await ask<Schemas['ActivityList']>(request, `activities?region=${region}&people=2`);
  const { activityId } = activities.at(-1)!;
  const { times } = await ask<Schemas['Activity']>(request, `activities/${activityId}`);
  const { day, time } = withRoom(times)!;
  return add(request, { activityId, day, time }, 2);
}

/** Puts the same start into the basket once more. */
export async function fillBasketAgain({ request }: Page, item: Item): Promise<void> {
  await ask(request, 'cart/items', item);
}

/** Puts another activity of a region into the browser's basket: one that is under way when an item of it begins. */
export async function fillBasketOver({ request }: Page, region: string, item: Item): Promise<Item> {
  const { activities } = await ask<Schemas['ActivityList']>(request, `activities?region=${region}&people=2&from=${item.day}&to=${item.day}`);
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const starts: (Pick<Item, 'activityId' | 'day' | 'time'> & { free: number })[] = [];
  for (const { activityId, minutes } of activities.filter((one) => one.activityId !== item.activityId)) {
    const { times } = await ask<Schemas['Activity']>(request, `activities/${activityId}?from=${item.day}`);
    starts.push(...times.filter(({ day, time }) => day === item.day && time <= item.time && minuteOf(time) + minutes > minuteOf(item.time)).map((start) => ({ ...start, activityId })));
  }
  const start = withRoom(starts);
  if (start !== undefined) return add(request, start, 2);
  throw new Error(`Nothing in ${region} is under way on ${item.day} at ${item.time}`);
}

function withRoom<Start extends { free: number }>(starts: readonly Start[]): Start | undefined {
  return starts.find(({ free }) => free >= ROOM) ?? starts.find(({ free }) => free >= 2);
}

/** Somebody else orders every place of a start that is left: other tests use other regions. */
export async function orderAllPlaces(baseURL: string, item: Item): Promise<void> {
  const stranger = await requests.newContext({ baseURL });
  const { mostPeople, times } = await ask<Schemas['Activity']>(stranger, `activities/${item.activityId}?from=${item.day}`);
  let left = times.find(({ day, time }) => day === item.day && time === item.time)!.free;
  for (; left > 0; left -= mostPeople) await add(stranger, item, Math.min(left, mostPeople));
  await orderBasket(stranger);
  await stranger.dispose();
}

/** Orders an activity of a region for two. */
export async function orderActivities(page: Page, region: string): Promise<Schemas['ActivityOrder']> {
  await fillBasket(page, region);
  return orderBasket(page.request);
}

/** Begins to pay an order of activities by card, and goes no further. */
export async function beginPayment({ request }: Page, orderId: string): Promise<Schemas['StartedTransaction']> {
  const { variants } = await ask<Schemas['ActivityPaymentInfo']>(request, `payment-info/${orderId}`);
  return ask(request, `transaction/${orderId}`, { variant: variants[0]!.code, method: 'card', idempotencyKey: `begun-${orderId}`.slice(0, 64) });
}

async function orderBasket(request: APIRequestContext): Promise<Schemas['ActivityOrder']> {
  const { items, total } = await ask<Schemas['ActivityCart']>(request, 'cart');
  const contact = { firstName: 'Eva', lastName: 'Malá', email: 'eva@example.com', phone: '+420601654321' };
  return ask(request, 'cart/order', { contact, items: items.map(({ itemId, day, time, people }) => ({ itemId, day, time, people })), totalPrice: total, termsAccepted: true });
}

async function add(request: APIRequestContext, { activityId, day, time }: Pick<Item, 'activityId' | 'day' | 'time'>, adult: number): Promise<Item> {
  const { requiredInfo } = await ask<Schemas['RequiredInfoList']>(request, `activities/${activityId}/required-info`);
  const answers = (of: 'booking' | 'person') => Object.fromEntries(requiredInfo.filter((one) => one.of === of).map(({ code, kind }) => [code, ANSWERS[kind]]));
  const item: Item = { activityId, day, time, people: { adult, child: 0, infant: 0 }, info: { booking: answers('booking'), people: Array.from({ length: adult }, () => answers('person')) } };
  await ask(request, 'cart/items', item);
  return item;
}

/** Reads, or sends where there is a body. */
async function ask<Answer>(request: APIRequestContext, path: string, body?: object): Promise<Answer> {
  const answer = await request.fetch(`${API}/${path}`, { method: body === undefined ? 'GET' : 'POST', headers: AS_CLIENT, ...(body !== undefined && { data: body }) });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json() as Promise<Answer>;
}
