import { addDays } from '../../domain/dates/iso-date.ts';
import { MARKET } from '../../domain/market/market.ts';
import { orderToken } from '../security/order-token.ts';
import type { Shop } from '../shop.ts';
import type { ActivityOrderRow } from './activity-order-rows.ts';

const TOKEN_DAYS_AFTER = 60;

/** Opens the order until some weeks after its last day. */
export function activityOrderToken({ config }: Pick<Shop, 'config'>, { id, last_day }: ActivityOrderRow): string {
  const expiry = Temporal.PlainDate.from(addDays(last_day, TOKEN_DAYS_AFTER)).toZonedDateTime(MARKET.timeZone).epochMilliseconds;
  return orderToken(config.secret, id, expiry);
}
