import { ATTACHMENT_TYPES, type AttachmentType } from '../../domain/messages/message-limits.ts';

/** Bytes of a file's start that say what it is. */
export const SIGNATURE_BYTES = 16;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/** What a file is by how it begins; null for everything that is not taken, whatever its name says. */
export function attachmentTypeOf(start: Uint8Array): AttachmentType | null {
  const text = Buffer.from(start.subarray(0, SIGNATURE_BYTES)).toString('latin1');
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  return null;
}

const LONGEST_NAME = 80;

/** A name that is safe in every folder and header, with the ending of what the file is: `../../x` of a picture is `x.png`. */
export function attachmentNameOf(given: string, type: AttachmentType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1)!;
  const plain = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}"<>:|?*%;]/gu, '').replace(/^[.\s]+/, '').trim();
  const stem = [...plain.replace(/\.[^.]{1,8}$/, '')].slice(0, LONGEST_NAME).join('').trim();
  return `${stem === '' ? 'file' : stem}.${ATTACHMENT_TYPES[type]}`;
}
