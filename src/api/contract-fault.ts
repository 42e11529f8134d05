import { requiredKeys } from '../../openapi/generated/required-keys.ts';

/** An operation of the contract: `GET /api/www/cart/details`. */
export type OperationName = `${string} /api/${string}`;

/** What the body of an answer lacks by the contract, in words; undefined when it will do: as much of it as a browser can afford to check. */
export function contractFault(operation: OperationName, body: unknown): string | undefined {
  const required = (requiredKeys as Readonly<Record<string, string>>)[operation];
  // Areas of a few pages are not in the table.
  if (required === undefined) return undefined;
  if (required === '') return Number.isInteger(body) ? undefined : 'is not an integer';
  if (typeof body !== 'object' || body === null) return 'is not an object';
  const missing = required.split(' ').filter((key) => !(key in body));
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : undefined;
}
