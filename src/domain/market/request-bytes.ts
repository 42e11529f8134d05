/** What a request of the API has at most: enough for the current filters with the whole tree of destinations, and what a draft of the editor may have. */
export const REQUEST_BYTES = 256 * 1024;
