import { FAILED, FAILED_STYLE } from '../../ui/loading/say-that-page-failed.ts';

/** What a document loads once what people look at first is there: a `template`, whose content a browser leaves alone. */
export const LATER = 'later';

/** A picture that does not come, or a tab in the background, which paints nothing, keeps the page waiting no longer, milliseconds. */
const LATEST_MS = 2_000;

/**
 * Stands behind the template, as text: scripts share a phone's line and processor with the large picture, and the first
 * paint waits for whichever comes first. So they come after the frame with that picture, or after the first frame where
 * the page has none, or as soon as somebody presses anything. Where the entry cannot be had it cannot say so itself.
 */
export const LOAD_SCRIPTS = `{let t=document.getElementById("${LATER}"),i=document.querySelector("img[fetchpriority=high]"),s=["pointerdown","keydown"],go=()=>{s.forEach(n=>removeEventListener(n,go,true));t.isConnected&&(t.content.querySelector("script").onerror=()=>{let f=document.getElementById("${FAILED}").content.firstChild;f.style.cssText="${FAILED_STYLE}";document.body.append(f)},t.replaceWith(t.content))},shown=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));s.forEach(n=>addEventListener(n,go,true));i?i.decode().then(shown,shown):shown();setTimeout(go,${LATEST_MS})}`;
