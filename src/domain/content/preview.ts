/** As whom and when a preview shows staged content [http.preview] [cms.preview]. */
export interface Preview {
  /** ISO instant; null is now. */
  at: string | null;
  userStatus: string;
  loggedIn: boolean;
}

/** Where the address of a preview has its token. */
export const PREVIEW_PARAMETER = 'preview';
/** Header by which a preview's requests prove themselves. */
export const PREVIEW_HEADER = 'Preview-Token';
