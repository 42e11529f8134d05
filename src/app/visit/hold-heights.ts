/**
 * The browser forgets how tall the parts of a page that are out of sight were once they stand outside the document. With this
 * the page comes back as long as it was left, and nothing but what its reader sees is laid out.
 */
export function holdHeights(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main[data-page] [data-far]')];
  const heights = parts.map(contentHeight);
  parts.forEach((part, at) => { part.style.containIntrinsicBlockSize = `auto ${heights[at]}px`; });
}

/** What `contain-intrinsic-block-size` is the size of: without padding and border. */
function contentHeight(part: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part);
  return [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].reduce((height, edge) => height - Number.parseFloat(edge), part.getBoundingClientRect().height);
}
