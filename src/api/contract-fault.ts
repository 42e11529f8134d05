import { requiredKeys } from '../../openapi/generated/required-keys.ts';

/** An operation of the contract: `GET /api/www/cart/details`. */
export type OperationName = `${string} /api/${string}`;

type Table = Readonly<Record<string, string>>;

/** Where the operations of a few pages are; others without a body are in no table. */
const OF_FEW_PAGES = /^\w+ \/api\/(www\/(account|activity|cart|chat|payment|subscriptions)|editor|payments)\b/;

/** What the body of an operation's good answer must have at its top, by the contract; of areas of a few pages it is loaded with their first call. */
export async function requiredBy(operation: OperationName): Promise<string | undefined> {
  const listed = (requiredKeys as Table)[operation];
  if (listed !== undefined || !OF_FEW_PAGES.test(operation)) return listed;
  const { requiredKeysOfFewPages } = await import('../../openapi/generated/required-keys-of-few-pages.ts');
  return (requiredKeysOfFewPages as Table)[operation];
}

/** What the body of an answer lacks by the contract, in words; undefined when it will do: as much of it as a browser can afford to check. */
export function contractFault(required: string | undefined, body: unknown): string | undefined {
  if (required === undefined) return undefined;
  if (required === 'integer') return Number.isInteger(body) ? undefined : 'is not an integer';
  if (required === 'list') return Array.isArray(body) ? undefined : 'is not a list';
  if (typeof body !== 'object' || body === null) return 'is not an object';
  const missing = required.split(' ').filter((key) => !(key in body));
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
}
