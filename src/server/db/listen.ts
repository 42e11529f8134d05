import pg from 'pg';
import type { Database } from './open-database.ts';

/** A lost connection is made again, but not in a tight circle. */
const RECONNECT_MS = 1000;

/**
 * Calls `told` after each commit that notifies the channel, and whenever the connection for it was made anew: what was said
 * in between is not said again; a commit's payload comes with it.
 * @returns ends it
 */
export function listen({ elsewhere }: Pick<Database, 'elsewhere'>, channel: string, told: (payload?: string) => void, onTrouble: (error: unknown) => void): () => Promise<void> {
  if (!('url' in elsewhere)) {
    const listening = elsewhere.listen(channel, told);
    listening.catch(onTrouble);
    return async () => (await listening.catch(() => null))?.();
  }
  const { url } = elsewhere;
  let isClosing = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url });
    // A connection that breaks says so twice; its end is what counts.
    client.on('error', () => undefined);
    client.on('end', () => { if (!isClosing) again = setTimeout(() => void connect(), RECONNECT_MS).unref(); });
    client.on('notification', ({ payload }) => told(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      told();
    } catch (error) {
      onTrouble(error);
    }
  }

  const connecting = connect();
  return async () => {
    isClosing = true;
    clearTimeout(again);
    await connecting;
    await client?.end().catch(() => undefined);
  };
}
