/** The embedded database's folder is open in another process. The message is one sentence for the operator. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

/** No database answers at the given address. The message is one sentence for the operator, without the password. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** An already applied migration file was edited afterwards. */
export class MigrationChanged extends Error {
  override readonly name = 'MigrationChanged';
}

/** SQLSTATEs and system errors of a database that is not there, or will not be for long: it stops, starts, or takes no more connections. */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What node-postgres says without a code. */
const UNAVAILABLE_TEXT = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The embedded database has stopped)/;

/** Whether a query failed because there is no database now, not because of what was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && UNAVAILABLE.has(String(error.code))) || UNAVAILABLE_TEXT.test(error.message);
}
