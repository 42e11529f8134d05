import type { components } from '../../../openapi/generated/messages.ts';

/** A file that the shop has and that waits for its message, or is part of one. */
export type AttachedFile = components['schemas']['Attachment'];

/** `gone`: the shop has it no more. */
export type FileProblem = 'tooLarge' | 'type' | 'empty' | 'tooMany' | 'failed' | 'gone' | 'loginNeeded';

export type UploadAnswer = { file: AttachedFile } | { name: string; problem: FileProblem };

export interface AttachedFiles {
  files: readonly AttachedFile[];
  fileProblems: readonly { name: string; problem: FileProblem }[];
}

/** What was taken joins what is there; what was refused is said until the next try. */
export function withUploads({ files }: Pick<AttachedFiles, 'files'>, answers: readonly UploadAnswer[]): AttachedFiles {
  return {
    files: [...files, ...answers.flatMap((answer) => ('file' in answer ? [answer.file] : []))],
    fileProblems: answers.flatMap((answer) => ('problem' in answer ? [answer] : [])),
  };
}
