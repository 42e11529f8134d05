import { MARKET } from '../../domain/market/market.ts';
import { chatService, type ChatService } from '../../domain/messages/chat-hours.ts';
import type { Clock } from '../shop.ts';

/** Whether somebody answers at this moment, by the market's clock. */
export function serviceNow(clock: Clock): ChatService {
  return chatService(clock().toZonedDateTimeISO(MARKET.timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }));
}
