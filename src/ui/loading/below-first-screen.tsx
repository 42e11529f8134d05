import { createContext, startTransition, useContext, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';

const DrawsBelow = createContext(true);

interface FirstScreenFirstProps {
  isWhole: boolean;
  /** Whether it is the page that is shown. */
  isSeen: boolean;
  children: ReactNode;
}

/** Around a page: one that follows another draws its first screen before the rest of it, which begins once somebody sees that. */
export function FirstScreenFirst({ isWhole, isSeen, children }: FirstScreenFirstProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const drawsBelow = isWhole || isDrawn;
  useLayoutEffect(() => { if (isSeen && !drawsBelow) afterPaint(() => startTransition(() => setIsDrawn(true))); }, [isSeen, drawsBelow]);
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
