import type { components } from '../../../../openapi/generated/editor.ts';

type ContentKind = components['schemas']['ContentKind'];

/** A document of the shop's content. */
interface NamedDocument {
  kind: ContentKind;
  name: string;
}

/** `/editor/desk[/:threadId]`: the desk's list, or one conversation. Ids need no escaping. */
export function deskPath(threadId = ''): string {
  return threadId === '' ? '/editor/desk' : `/editor/desk/${threadId}`;
}

/** The conversation at an address of the desk, with or without a language prefix; empty for the list. */
export function deskThreadAt(url: string): string {
  return /\/editor\/desk\/([\w-]{1,40})\/?(?:[?#]|$)/.exec(url)?.[1] ?? '';
}

/** `/editor[/:kind/:name]`: the list of all that can be edited, or one document. */
export function editorPath(document: NamedDocument | null = null): string {
  return document === null ? '/editor' : `/editor/${document.kind}/${document.name}`;
}

/** The document at an address of the editor, with or without a language prefix; null for the list. */
export function editedDocumentAt(url: string): NamedDocument | null {
  const [, kind, name] = /\/editor\/(page|block|popup|list)\/([a-z0-9-]{1,80})\/?(?:[?#]|$)/.exec(url) ?? [];
  return kind === undefined || name === undefined ? null : { kind: kind as ContentKind, name };
}
