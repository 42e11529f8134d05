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
