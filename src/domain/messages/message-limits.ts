/** What a message may be: said by the form before the server refuses it [account.mailbox]. */

export const MESSAGE_LENGTH = 5000;
export const SUBJECT_LENGTH = 200;
export const MOST_ATTACHMENTS = 5;
export const ATTACHMENT_BYTES = 8 * 1024 * 1024;

/** Kinds of files that are taken, by what their content shows, and how their names end. */
export const ATTACHMENT_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
} as const;

export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** What keeps a text from being sent as a message; null where nothing does. Spaces around it do not count. */
export function messageProblem(text: string): 'empty' | 'tooLong' | null {
  const written = text.trim();
  if (written === '') return 'empty';
  return written.length > MESSAGE_LENGTH ? 'tooLong' : null;
}
