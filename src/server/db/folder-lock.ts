import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseInUse } from './database-errors.ts';

/** What this process holds: a handle that nobody refers to any more is collected, and its lock falls. */
const held = new Set<DatabaseSync>();

/** Held while one process has the embedded database open. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks `dataDir` for this process; a second holder would silently see its own rows only.
 *
 * The lock is the kernel's, on `database.lock` (taken through SQLite, as Node has no flock): it falls with the process,
 * so a killed server leaves nothing stale behind and a reused process id cannot block the next start.
 * `database.pid` only names the holder for people.
 * @throws DatabaseInUse when another open database holds the folder
 */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true });
  const pidFile = join(dataDir, 'database.pid');
  const lock = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new DatabaseInUse(`The data folder ${dataDir} is in use by another running shop${holder(pidFile)}: stop it, or set DATA_DIR to another folder.`, { cause });
  }
  held.add(lock);
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

function holder(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
