/** Which events are nobody's error here: the drop list of the specification's section 8 [error.sentry]. */
import type { ErrorEvent, EventHint } from '@sentry/react';

const MESSAGES: readonly RegExp[] = [
  /ResizeObserver loop/,
  // Failed fetches and other trouble of the network, as each browser words them; files of the shop that did not arrive are among them.
  /Failed to fetch|fetch failed|Load failed|NetworkError|Network ?request failed|network connection was lost|Internet connection appears to be offline/i,
  /(?:Importing a module script|error loading dynamically imported module|Unable to preload)/i,
  /signal timed out|signal is aborted|operation was aborted|The user aborted a request|^(?:AbortError|TimeoutError)\b/,
  // In-app browsers and autofill that talk to pages through objects of their own.
  /_AutofillCallbackHandler|PaymentAutofillConfig|instantSearchSDKJSBridge|webkit\.messageHandlers|Java (?:object is gone|bridge method)|zaloJSV2|setIOSParameters|__firefox__|__gCrWeb|Object Not Found Matching Id/,
  // Browser extensions.
  /Extension context invalidated|Could not establish connection\. Receiving end|message channel closed before a response|runtime\.sendMessage/,
];
const TYPES: readonly RegExp[] = [
  /^(?:AbortError|TimeoutError|NetworkError)$/,
  // Ours says that the API redirects, others say NEXT_REDIRECT.
  /^RedirectMarker$|_REDIRECT$/,
];
const EXTENSION = /^(?:[\w-]*extension|webkit-masked-url):\/\//;
/** Loaders of chat widgets, tag managers, consent scripts, and what instant-web readers put into a page. */
const SCRIPTS_OF_OTHERS = /chat[\w.-]*(?:widget|loader)|(?:widget|chat)[\w-]*loader|livechat|smartsupp|instant-?web|googletagmanager|\/gt(?:m|ag)(?:[./]|$)|tag-?manager|cookiebot|cookie-?(?:consent|law|script)|consent[\w.-]*\.js|onetrust|usercentrics/i;
const ANONYMOUS = /^(?:<anonymous>|anonymous|\[native code\]|native|eval)?$/;

export interface ErrorPlace {
  /** Type of the page that the event is of. */
  pageType: string;
  /** Scheme and host of the shop's own files, which may be called anything. */
  origin: string;
}

export function isDropped(event: ErrorEvent, { originalException, mechanism }: EventHint, { pageType, origin }: ErrorPlace): boolean {
  const exceptions = event.exception?.values ?? [];
  // That somebody came to an address where nothing is.
  if (pageType === 'page404' && exceptions.length === 0) return true;
  if (mechanism?.type?.endsWith('onunhandledrejection') && !(originalException instanceof Error)) return true;
  const messages = [event.message, ...exceptions.map(({ value }) => value)].map((message) => message ?? '');
  if (messages.some((message) => MESSAGES.some((dropped) => dropped.test(message)))) return true;
  if (exceptions.some(({ type }) => TYPES.some((dropped) => dropped.test(type ?? '')))) return true;
  const files = exceptions.at(-1)?.stacktrace?.frames?.map(({ filename }) => filename ?? '') ?? [];
  return isOfOthers(files, (file) => file.startsWith(`${origin}/`));
}

/**
 * Whether a script of somebody else threw, or one that has no file at all.
 * @param files of the stack's frames, the one that threw last
 */
function isOfOthers(files: readonly string[], isOurs: (file: string) => boolean): boolean {
  if (files.length === 0) return false;
  if (files.some((file) => EXTENSION.test(file))) return true;
  const thrower = files.findLast((file) => !ANONYMOUS.test(file));
  return thrower === undefined || (!isOurs(thrower) && SCRIPTS_OF_OTHERS.test(thrower));
}
