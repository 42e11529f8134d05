import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The second choice of OWASP's password storage sheet: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const HEAD = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$`;

const derive = promisify(argon2);

/** argon2id of a password, in its usual text form with parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...PARAMETERS, message: bytesOf(password), nonce });
  return `${HEAD}${withoutPadding(nonce)}$${withoutPadding(tag)}`;
}

/** Whether the password is the hash's. Without a hash it takes as long and is false: nobody learns who has one. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const { parameters, nonce, tag } = partsOf(hash ?? NOBODYS_HASH);
  const given = await derive('argon2id', { ...parameters, tagLength: tag.length, message: bytesOf(password), nonce });
  return timingSafeEqual(given, tag) && hash !== null;
}

const NOBODYS_HASH = `${HEAD}${'A'.repeat(22)}$${'A'.repeat(43)}`;

function partsOf(hash: string) {
  const [, memory, passes, parallelism, nonce, tag] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('Not a password hash of ours');
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** However a keyboard composes its letters, a password is the same. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function withoutPadding(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
