import { isIsoDate } from '../dates/iso-date.ts';
import { MARKET } from '../market/market.ts';

/** Profile of everybody who is logged in, whatever their status. */
export const LOGGED_IN_PROFILE = 'logged in';

/** What decides whether a component of a page is shown. */
export interface VisibilityRules {
  active: boolean;
  /** Customer statuses it is for; none means everybody. */
  profiles?: readonly string[] | null;
  /** ISO instants, or dates meaning the whole day in the market's time zone; null is open. */
  validFrom?: string | null;
  validTo?: string | null;
}

export interface Viewer {
  /** The server's time as an ISO instant. */
  now: string;
  userStatus: string;
  loggedIn: boolean;
}

/**
 * Whether a component is shown: active, for this visitor, and within its validity, both ends
 * included. A boundary that cannot be read hides it: an offer shown too long costs more than one
 * missing [cms.visibility-active] [cms.visibility-profile] [cms.visibility-dates].
 */
export function isVisible(component: VisibilityRules, viewer: Viewer): boolean {
  return component.active && isForVisitor(component.profiles ?? [], viewer) && isValidAt(component, viewer.now);
}

function isForVisitor(profiles: readonly string[], { userStatus, loggedIn }: Viewer): boolean {
  if (profiles.length === 0 || profiles.includes(userStatus)) return true;
  return loggedIn && profiles.includes(LOGGED_IN_PROFILE);
}

function isValidAt({ validFrom, validTo }: VisibilityRules, now: string): boolean {
  try {
    const time = Temporal.Instant.from(now);
    const started = !validFrom || Temporal.Instant.compare(startOf(validFrom), time) <= 0;
    const ended = validTo ? Temporal.Instant.compare(time, endOf(validTo)) > 0 : false;
    return started && !ended;
  } catch {
    return false;
  }
}

/** The first moment of a validity [cms.visibility-dates]. */
export function startOf(boundary: string): Temporal.Instant {
  if (!isIsoDate(boundary)) return Temporal.Instant.from(boundary);
  return Temporal.PlainDate.from(boundary).toZonedDateTime(MARKET.timeZone).toInstant();
}

/** The last moment of a component's validity [cms.visibility-dates]. */
export function endOf(boundary: string): Temporal.Instant {
  if (!isIsoDate(boundary)) return Temporal.Instant.from(boundary);
  const nextDay = Temporal.PlainDate.from(boundary).add({ days: 1 });
  return nextDay.toZonedDateTime(MARKET.timeZone).toInstant().subtract({ milliseconds: 1 });
}
