/** How long user info stays good, in milliseconds [user.info]. */
export const USER_INFO_REFRESH = 240_000;
