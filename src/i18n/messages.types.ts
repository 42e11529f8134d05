import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageValues } from './compiled/message-values.ts';

/** A plain text is itself; one with values is its ICU tree, read by the library's interpreter. */
export type CompiledMessage = string | MessageFormatElement[];

/** Compiled messages by key. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Every key there is; the Czech files say which. */
export type MessageKey = keyof MessageValues;

type TagNames<Values> = { [Name in keyof Values]: Values[Name] extends Tag ? Name : never }[keyof Values];

/** Stands in `MessageValues` for a part of a message that the reader wraps: `<terms>…</terms>`. */
export interface Tag { readonly tag: true }

/** Keys whose message has tags: only a view can render them. */
export type RichMessageKey = { [Key in MessageKey]: TagNames<MessageValues[Key]> extends never ? never : Key }[MessageKey];

export type PlainMessageKey = Exclude<MessageKey, RichMessageKey>;

/** What must be given with a key: nothing, or an object of its values. */
export type MessageArguments<Key extends MessageKey> =
  undefined extends MessageValues[Key] ? [values?: MessageValues[Key]] : [values: MessageValues[Key]];

/** Values of a rich message: a tag becomes a function from what it wraps to a node. */
export type RichValues<Key extends RichMessageKey, Node> = {
  [Name in keyof MessageValues[Key]]: MessageValues[Key][Name] extends Tag
    ? (children: (string | Node)[]) => Node
    : MessageValues[Key][Name];
};
