/** Code that ad blockers keep away, as they go by names: asked for once, and not missed. @returns undefined where it does not come */
export function ifLoaded<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  return load().catch(() => undefined);
}
