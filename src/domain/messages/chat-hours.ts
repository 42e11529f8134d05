/** When somebody answers the chat: every day of the week by the market's clock, not on its public holidays [account.chat]. */
import { openingState, type OpeningHours } from './opening-hours.ts';

const CHAT_HOURS: readonly OpeningHours[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: weekday > 5 ? '09:00' : '08:00', closes: weekday > 5 ? '18:00' : '20:00' }));

export interface ChatService {
  isOpen: boolean;
  /** When that changes: the market's local time, `yyyy-MM-ddTHH:mm`. */
  changes: string | null;
}

/** @param now the market's local time, `yyyy-MM-ddTHH:mm` */
export function chatService(now: string): ChatService {
  const { isOpen, changes } = openingState(CHAT_HOURS, { date: now.slice(0, 10), time: now.slice(11, 16) });
  return { isOpen, changes: changes === null ? null : `${changes.date}T${changes.time}` };
}
