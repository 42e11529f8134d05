/** A `template` of the document: what it says where the page's own scripts cannot. */
export const FAILED = 'failed';

/** The page's styles may be what is missing. It lies over whatever else stands at the bottom edge. */
export const FAILED_STYLE = 'position:sticky;bottom:0;z-index:99;padding:1rem;background:#fff;color:#000';

/**
 * Says at the bottom edge that something is wrong with the page, with a link that has it anew. Its links and forms work by
 * themselves.
 * @returns the notice; null where it has been said
 */
export function sayThatPageFailed(): Element | null {
  const notice = document.querySelector<HTMLTemplateElement>(`#${FAILED}`)?.content.firstElementChild as HTMLElement | null;
  if (!notice) return null;
  notice.style.cssText = FAILED_STYLE;
  document.body.append(notice);
  return notice;
}
