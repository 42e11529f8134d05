/** Sends the files of a field to the shop, each by itself, before the message that they are part of. */
import { ATTACHMENT_BYTES } from '../../domain/messages/message-limits.ts';
import type { AttachedFile, FileProblem, UploadAnswer } from '../../domain/messages/attached-files.ts';
import { filesOf } from './files-of.ts';

interface Asked { field: string; places: number }

interface Taker { url: string; headers: Readonly<Record<string, string>> }

/** The port of a flow with files. @param url takes one file of whoever writes */
export function filesUploadedTo(url: '/mytui/files/attachments' | '/editor/files/attachments') {
  return ({ csrfToken, ...asked }: Asked & { csrfToken?: string }, { signal }: { signal: AbortSignal }): Promise<UploadAnswer[]> =>
    uploadFiles({ url, headers: csrfToken === undefined ? {} : { 'Csrf-Token': csrfToken } }, asked, signal);
}

/**
 * One after the other: side by side on a slow line each would take longer than a request may.
 * @param places how many more a message takes
 */
async function uploadFiles(taker: Taker, { field, places }: Asked, signal: AbortSignal): Promise<UploadAnswer[]> {
  const answers: UploadAnswer[] = [];
  for (const file of filesOf(field)) answers.push(answers.length < places ? await upload(taker, file, signal) : { name: file.name, problem: 'tooMany' });
  return answers;
}

const fileProblems: Readonly<Record<string, FileProblem>> = { 'file-too-large': 'tooLarge', 'file-type': 'type', 'empty-file': 'empty', 'too-many-files': 'tooMany', 'login-required': 'loginNeeded', 'login-needed': 'loginNeeded', 'csrf-token-wrong': 'loginNeeded' };

async function upload({ url, headers }: Taker, file: File, signal: AbortSignal): Promise<UploadAnswer> {
  // The server would close the connection in the middle of it.
  if (file.size > ATTACHMENT_BYTES) return { name: file.name, problem: 'tooLarge' };
  try {
    const response = await fetch(`${url}?name=${encodeURIComponent(file.name)}`, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/octet-stream' }, body: file, signal });
    const answer = await response.json() as AttachedFile & { code?: string };
    return response.ok ? { file: answer } : { name: file.name, problem: fileProblems[answer.code ?? ''] ?? 'failed' };
  } catch {
    return { name: file.name, problem: 'failed' };
  }
}
