import type { ErrorEvent } from '@sentry/react';
import { withoutPersonal } from '../../src/domain/messages/personal-text.ts';

const URL_IN_TEXT = /\bhttps?:\/\/[^\s"'<>()]+/g;
/** With line and column in the stacks that are texts. */
const OWN_FILE = /^\/assets\/[\w./-]+(?::\d+)*$/;
const READABLE = /^[a-z-]*$/;

/**
 * What is left says what broke, not for whom: messages without anybody's e-mail, phone or card, addresses without ids and
 * parameters, and none of what an object that was thrown held [track.pii].
 */
export function withoutPersonalData({ extra: _extra, user: _user, request: _request, breadcrumbs: _breadcrumbs, ...event }: ErrorEvent, origin: string): ErrorEvent {
  return {
    ...event,
    ...(event.message !== undefined && { message: safeText(event.message, origin) }),
    ...(event.contexts?.react && { contexts: { ...event.contexts, react: { componentStack: safeText(String(event.contexts.react.componentStack), origin) } } }),
    ...(event.exception?.values && { exception: { values: event.exception.values.map((exception) => ({
      ...exception,
      ...(exception.value !== undefined && { value: safeText(exception.value, origin) }),
      ...(exception.stacktrace?.frames && { stacktrace: { ...exception.stacktrace, frames: exception.stacktrace.frames.map((frame) => ({
        ...frame,
        ...(frame.filename !== undefined && { filename: safeUrl(frame.filename, origin) }),
        ...(frame.abs_path !== undefined && { abs_path: safeUrl(frame.abs_path, origin) }),
      })) } }),
    })) } }),
  };
}

function safeText(text: string, origin: string): string {
  return withoutPersonal(text.replace(URL_IN_TEXT, (url) => safeUrl(url, origin)));
}

/** The way to a page or a file stays readable; what it names, and every parameter, does not. */
function safeUrl(address: string, origin: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const isOwnFile = url.origin === origin && OWN_FILE.test(url.pathname);
  const path = isOwnFile ? url.pathname : url.pathname.split('/').map((part) => (READABLE.test(part) ? part : '*')).join('/');
  return (url.origin === 'null' ? url.protocol : url.origin) + path;
}
