import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by name in one folder, within a budget of bytes. */
export interface ImageCache {
  /** The file's bytes, or undefined when it is not there; reading keeps it from being the next to go. */
  read(name: string): Promise<Buffer | undefined>;
  /** Writes a file whole or not at all: another process never reads half of it. */
  write(name: string, body: Buffer): Promise<void>;
}

/** A read within this time of the last does not touch the file again. */
const TOUCH_AFTER_MS = 60 * 60 * 1000;
/** How far a sweep goes below the budget, so that not every write sweeps. */
const SWEEP_TO = 0.8;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Opens a cache of files; those used longest ago go when the budget is spent.
 * @param folder made when missing; nothing else may live there
 * @param budget bytes
 */
export const openImageCache = async (folder: string, budget: number): Promise<ImageCache> => {
  await mkdir(folder, { recursive: true });

  const inventory = async (): Promise<{ path: string; bytes: number; used: number }[]> => {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        return found === undefined ? [] : [{ path, bytes: found.size, used: found.mtimeMs }];
      }),
    );
    return files.flat();
  };

  let bytes = (await inventory()).reduce((sum, file) => sum + file.bytes, 0);
  let sweeping: Promise<void> | undefined;

  const sweep = async (): Promise<void> => {
    const files = (await inventory()).sort((a, b) => a.used - b.used);
    bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (bytes <= budget * SWEEP_TO) break;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
  };

  return {
    read: async (name) => {
      const path = join(folder, name);
      try {
        const body = await readFile(path);
        const { mtimeMs } = await stat(path);
        if (Date.now() - mtimeMs > TOUCH_AFTER_MS) await utimes(path, new Date(), new Date());
        return body;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: async (name, body) => {
      const temporary = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
      await writeFile(temporary, body);
      await rename(temporary, join(folder, name));
      bytes += body.length;
      if (bytes <= budget) return;
      sweeping ??= sweep().finally(() => {
        sweeping = undefined;
      });
      await sweeping;
    },
  };
};
