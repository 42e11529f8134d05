import { createContext, useContext, useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** Whether a page that follows another one draws its first screen before the rest of it. */
export const FirstScreenFirst = createContext(false);

/** @returns whether what stands below the first screen is drawn yet: right after the first screen, at once on all other pages */
export function useDrawsBelow(): boolean {
  return useDeferredValue(true, useContext(FirstScreenFirst) ? false : undefined);
}

/** A part of a page that begins below the first screen. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return useDrawsBelow() && children;
}
