/** Sends the files of a field to the shop, each by itself, before the message that they are part of. */
import { ATTACHMENT_BYTES } from '../domain/message-limits.ts';
import type { AttachedFile, FileProblem, UploadAnswer } from '../domain/attached-files.ts';
import { filesOf } from './files-of.ts';

/**
 * One after the other: side by side on a slow line each would take longer than a request may.
 * @param places how many more a message takes
 */
export async function uploadFiles({ field, places }: { field: string; places: number }, { signal }: { signal: AbortSignal }): Promise<UploadAnswer[]> {
  const answers: UploadAnswer[] = [];
  for (const file of filesOf(field)) answers.push(answers.length < places ? await upload(file, signal) : { name: file.name, problem: 'tooMany' });
  return answers;
}

const fileProblems: Readonly<Record<string, FileProblem>> = { 'file-too-large': 'tooLarge', 'file-type': 'type', 'empty-file': 'empty', 'too-many-files': 'tooMany' };

async function upload(file: File, signal: AbortSignal): Promise<UploadAnswer> {
  // The server would close the connection in the middle of it.
  if (file.size > ATTACHMENT_BYTES) return { name: file.name, problem: 'tooLarge' };
  try {
    const response = await fetch(`/mytui/files/attachments?name=${encodeURIComponent(file.name)}`, { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body: file, signal });
    const answer = await response.json() as AttachedFile & { code?: string };
    return response.ok ? { file: answer } : { name: file.name, problem: fileProblems[answer.code ?? ''] ?? 'failed' };
  } catch {
    return { name: file.name, problem: 'failed' };
  }
}
