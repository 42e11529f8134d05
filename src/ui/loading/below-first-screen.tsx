import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';

const DrawsBelow = createContext(true);

/** Around a page: one that follows another draws its first screen before the rest of it, which begins once that is painted. */
export function FirstScreenFirst({ isWhole, children }: { isWhole: boolean; children: ReactNode }) {
  const [drawsBelow, setDrawsBelow] = useState(isWhole);
  useLayoutEffect(() => { if (!drawsBelow) afterPaint(() => startTransition(() => setDrawsBelow(true))); }, [drawsBelow]);
  return <DrawsBelow value={drawsBelow}>{children}</DrawsBelow>;
}

/** @returns whether what stands below the first screen is drawn yet */
export function useDrawsBelow(): boolean {
  return useContext(DrawsBelow);
}

/** A part of a page that begins below the first screen. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return useDrawsBelow() && children;
}
