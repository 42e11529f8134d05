import { createElement, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A view whose code comes when it is needed. */
export interface Late<Props> {
  /** Undefined until it has come. */
  current: () => ComponentType<Props> | undefined;
  /** Loads it; asked again after a failure, it tries again. */
  load: () => Promise<ComponentType<Props>>;
}

export function late<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    current: () => loaded,
    async load() {
      loaded ??= await load();
      return loaded;
    },
  };
}

interface LateViewProps<Props> {
  of: Late<Props>;
  props: Props;
  /** Stands in its place until then. */
  awaited?: ReactNode;
  onArrive?: () => void;
}

/**
 * What is there is shown at once, what comes as soon as it is there: React's `lazy` begins with the placeholder in both
 * cases, and Suspense keeps that for at least 300 ms. A failure is thrown as by `lazy`. Another `of` needs another key.
 */
export function LateView<Props extends object>({ of, props, awaited = null, onArrive }: LateViewProps<Props>) {
  const [view, setView] = useState(() => of.current());
  const isThere = view !== undefined;
  const arrive = useEffectEvent(() => onArrive?.());
  useEffect(() => {
    if (isThere) arrive();
    else of.load().then((came) => setView(() => came), (error: unknown) => setView(() => { throw error; }));
  }, [of, isThere]);
  return view ? createElement(view, props) : awaited;
}
