/** How long user info stays good, in milliseconds [user.info]. */
export const USER_INFO_REFRESH = 240_000;

/** The segment of a visitor nobody has classified yet [user.info]. */
export const DEFAULT_USER_STATUS = 'FIRST_TIME_ON_PAGE';
