import { createElement, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { canLoad, untilLoaded } from './until-loaded.ts';

/** A view whose code comes when it is needed. */
export interface Lazy<Props> {
  /** Undefined until it has come. */
  current: () => ComponentType<Props> | undefined;
  /** Loads it. Without network it does not try: browsers remember for good that a module could not be had. */
  load: () => Promise<ComponentType<Props>>;
}

export function lazyView<Props>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    current: () => loaded,
    async load() {
      if (loaded === undefined && !canLoad()) throw new Error('There is no network');
      loaded ??= await load();
      return loaded;
    },
  };
}

interface LazyViewProps<Props> {
  of: Lazy<Props>;
  props: Props;
  /** Stands in its place until then. */
  awaited?: ReactNode;
  onArrive?: () => void;
  /** Stands in its place where its code could not be had; else nothing does, and it is asked for until it comes. */
  failed?: (retry: () => void) => ReactNode;
}

/**
 * What is there is shown at once, what comes as soon as it is there: React's `lazy` begins with the placeholder in both
 * cases, and Suspense keeps that for at least 300 ms; a failure of `lazy` would take the page down. Another `of` needs another key.
 */
export function LazyView<Props extends object>({ of, props, awaited = null, onArrive, failed }: LazyViewProps<Props>) {
  const [view, setView] = useState(() => of.current());
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isThere = view !== undefined;
  const saysSo = failed !== undefined;
  const arrive = useEffectEvent(() => onArrive?.());
  useEffect(() => {
    if (isThere) arrive();
    else {
      (saysSo ? of.load() : untilLoaded(of.load)).then((came) => setView(() => came), () => {
        setFailedAttempt(attempt);
        if (attempt > 1) beginAnew().catch(() => {});
      });
    }
  }, [of, isThere, attempt, saysSo]);
  const retry = () => {
    askForStylesAgain();
    setAttempt(attempt + 1);
  };
  if (view) return createElement(view, props);
  return failedAttempt === attempt ? failed?.(retry) : awaited;
}

/** What the browser remembers as not to be had comes with another document only, if the shop is there. */
async function beginAnew(): Promise<void> {
  if (navigator.onLine && (await fetch('/healthz')).ok) location.reload();
}

/** A browser asks for a style sheet once only, also when it could not be had: its link is put in anew. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
