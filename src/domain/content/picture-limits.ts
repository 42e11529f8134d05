/** What a picture that an editor adds may be: said in the form's hint, and refused by the server. */

export const PICTURE_BYTES = 12 * 1024 * 1024;
/** Pixels: what phones take, and less than what would fill the memory of a process. */
export const PICTURE_PIXELS = 32_000_000;

/** Kinds that are taken, by what their content shows, and how names of their files end. */
export const PICTURE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const;

export type PictureProblem = 'tooLarge' | 'type' | 'typeDiffers' | 'tooManyPixels' | 'broken' | 'failed';
