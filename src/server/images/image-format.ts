/** The formats that we write, best first. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/**
 * Picks the format of an answer from the Accept header: what a browser names beats our order; `image/*` and a
 * missing header mean JPEG, which everything reads. A format with `q=0` is refused.
 */
export const negotiateFormat = (accept: string | undefined): ImageFormat => {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  if (named.includes('image/avif')) return 'avif';
  if (named.includes('image/webp')) return 'webp';
  return 'jpeg';
};
