import { useFlow } from '../../bus/react.tsx';
import { marketMoment } from '../../domain/dates/market-moment.ts';
import { openingState } from '../../domain/messages/opening-hours.ts';
import type { OpeningState } from '../../domain/messages/opening-hours.ts';
import { usePage } from '../../parts/page.tsx';
import type { OfficeNow } from '../../routes/pages/offices.page.ts';

/** Whether an office is open, on a page that stays or comes back as of when the server told its time last [office.list] [user.refresh]. */
export function useOpening({ hours, state }: OfficeNow): { state: OpeningState; today: string } {
  const { now, today } = usePage().context;
  const told = useFlow('session', ({ context }) => context.userInfo?.timestamp);
  if (told === undefined || Temporal.Instant.compare(told, now) <= 0) return { state, today };
  const moment = marketMoment(told);
  return { state: openingState(hours, moment), today: moment.date };
}
