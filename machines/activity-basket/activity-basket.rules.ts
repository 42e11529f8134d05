import { emailError, nameError } from '../../src/domain/booking/contact-rules.ts';
import { diffDays } from '../../src/domain/dates/iso-date.ts';
import type { Failure } from '../failure.ts';
import type { ActivityBasketContext, ActivityContact, BasketChange, BasketItem, Clash, ShownItem } from './activity-basket.types.ts';

type Problems = ActivityBasketContext['problems'];

/** What keeps the order from being placed. */
export function problemsOf({ contact, agrees }: Pick<ActivityBasketContext, 'contact' | 'agrees'>): Problems {
  const codeOf = (problem: string | undefined) => (problem === undefined ? undefined : problem === 'required' ? 'required' as const : 'invalid' as const);
  const found = {
    firstName: codeOf(nameError(contact.firstName.trim())),
    lastName: codeOf(nameError(contact.lastName.trim())),
    email: codeOf(emailError(contact.email.trim())),
    phone: contact.phone.trim() === '' ? 'required' as const : undefined,
    agrees: agrees ? undefined : 'required' as const,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)) as Problems;
}

/** Fields that the shop refused: `/body/contact/phone`. */
export function problemsOfFailure({ errors }: Failure): Problems {
  return Object.fromEntries(errors.flatMap(({ pointer, code }) => {
    const field = /^\/body\/contact\/(\w+)$/.exec(pointer)?.[1] as keyof ActivityContact | undefined;
    return field === undefined ? [] : [[field, code === 'required' ? 'required' : 'invalid']];
  }));
}

/** Every item has its places as far as is known. */
export function everythingIsFree({ cart }: Pick<ActivityBasketContext, 'cart'>): boolean {
  return cart.items.length > 0 && cart.items.every(({ status }) => status === 'free');
}

export function shownItems({ cart }: Pick<ActivityBasketContext, 'cart'>): ShownItem[] {
  return cart.items.map(({ itemId, day, time, people }) => ({ itemId, day, time, people }));
}

export function moveOf({ cart }: Pick<ActivityBasketContext, 'cart'>, itemId: string, day: string, time: string): BasketChange | null {
  const item = cart.items.find((one) => one.itemId === itemId);
  return item === undefined ? null : { kind: 'move', item: { itemId, activityId: item.activityId, people: item.people, info: item.info, day, time } };
}

/** What of a basket nobody can do beside an item: the same activity once more at its time, and others before it ends. */
export function clashOf(items: readonly BasketItem[], itemId: string): Clash {
  const item = items.find((one) => one.itemId === itemId);
  if (item === undefined) return { isRepeated: false, overlapping: [] };
  const isSame = (one: BasketItem) => one.activityId === item.activityId && one.day === item.day && one.time === item.time;
  const others = items.filter((one) => one.itemId !== itemId);
  const [start, end] = spanOf(item, item.day);
  const overlapping = others.filter((one) => {
    const [from, to] = spanOf(one, item.day);
    return !isSame(one) && from < end && start < to;
  });
  return { isRepeated: others.some(isSame), overlapping: overlapping.map(({ name, time }) => ({ name, time })) };
}

/** Minutes of the clock at the place, from the beginning of a day. */
function spanOf({ day, time, minutes }: BasketItem, since: string): [start: number, end: number] {
  const start = diffDays(since, day) * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return [start, start + minutes];
}
