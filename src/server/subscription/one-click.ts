/** What a mail reader posts for its reader (RFC 8058). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';
