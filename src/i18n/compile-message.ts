/** The only file that imports the ICU parser: for the build and the server, never for the browser. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement, PluralElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './messages.types.ts';

/** Kind of a placeholder: what a caller must give for it. */
export type PlaceholderKind = 'text' | 'number' | 'choice' | 'tag';

/** Plural categories that each plural of a message distinguishes. */
type PluralCategories = readonly string[];

/**
 * Compiles an ICU message; one without placeholders stays a string.
 * @throws SyntaxError where the message is not ICU
 */
export function compileMessage(text: string): CompiledMessage {
  const tree = parse(text, { shouldParseSkeletons: false });
  walk(tree, (element) => {
    if (element.type === TYPE.plural) leaveOutDefaults(element);
  });
  if (tree.length === 0) return '';
  const [first] = tree;
  return tree.length === 1 && first?.type === TYPE.literal ? first.value : tree;
}

/** What a formatter takes a plural for anyway is not sent to every browser. */
function leaveOutDefaults(plural: Partial<PluralElement>): void {
  if (plural.offset === 0) delete plural.offset;
  if (plural.pluralType === 'cardinal') delete plural.pluralType;
}

/** Placeholders of a compiled message with their kinds. */
export function placeholdersOf(message: CompiledMessage): Map<string, PlaceholderKind> {
  const found = new Map<string, PlaceholderKind>();
  walk(message, (element) => {
    const kind = kinds[element.type];
    if (kind !== undefined && 'value' in element && found.get(element.value) !== 'number') found.set(element.value, kind);
  });
  return found;
}

/** Categories of every cardinal plural in a compiled message (`=0` and such left out). */
export function pluralsOf(message: CompiledMessage): PluralCategories[] {
  const found: PluralCategories[] = [];
  walk(message, (element) => {
    if (element.type === TYPE.plural) found.push(Object.keys(element.options).filter((name) => !name.startsWith('=')));
  });
  return found;
}

/** A message that is one plural, with other texts for some of its categories. */
export function withForms(message: CompiledMessage, formOf: (category: string) => string | undefined): CompiledMessage {
  if (typeof message === 'string') return message;
  return message.map((element) => (element.type !== TYPE.plural ? element : {
    ...element,
    options: Object.fromEntries(Object.entries(element.options).map(([category, option]) => {
      const form = formOf(category);
      return [category, form === undefined ? option : { ...option, value: [{ type: TYPE.pound }, { type: TYPE.literal, value: ` ${form}` }] }];
    })),
  } as typeof element));
}

const kinds: Partial<Record<TYPE, PlaceholderKind>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.select]: 'choice',
  [TYPE.tag]: 'tag',
};

function walk(message: CompiledMessage, visit: (element: MessageFormatElement) => void): void {
  if (typeof message === 'string') return;
  for (const element of message) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit);
    }
  }
}
