/** How long it is said that the address was copied, in milliseconds. */
export const COPIED_NOTICE = 5000;
