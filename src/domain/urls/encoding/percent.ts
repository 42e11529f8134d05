/** Decodes percent-encoding; undefined instead of a throw when it is malformed. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Percent-encodes any text; a lone surrogate becomes U+FFFD instead of a throw. */
export function encodePercent(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
