import { sql, type Kysely } from 'kysely';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Schema } from '../../server/db/schema.ts';

const DAY_SECONDS = 86_400;

/** Where the pretended provider stores what it has given out, so that any process can answer for it. */
export function sandboxIdentityRecords(kysely: Kysely<Schema>): AdapterFactory {
  return (model): Adapter => {
    const of = (id: string) => kysely.selectFrom('sandbox_identity_record').select(['payload', 'consumed_at']).where('model', '=', model).where('expires_at', '>', new Date()).where('id', '=', id);
    const found = (row: { payload: AdapterPayload; consumed_at: Date | null } | undefined) => row && { ...row.payload, ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }) };
    return {
      async upsert(id, payload, expiresIn = DAY_SECONDS) {
        const row = { payload: JSON.stringify(payload), grant_id: payload.grantId ?? null, uid: payload.uid ?? null, expires_at: new Date(Date.now() + expiresIn * 1000) };
        await kysely.deleteFrom('sandbox_identity_record').where('expires_at', '<=', new Date()).execute();
        await kysely.insertInto('sandbox_identity_record').values({ model, id, consumed_at: null, ...row }).onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row)).execute();
      },
      find: async (id) => found(await of(id).executeTakeFirst()),
      findByUid: async (uid) => found(await kysely.selectFrom('sandbox_identity_record').select(['payload', 'consumed_at']).where('model', '=', model).where('expires_at', '>', new Date()).where('uid', '=', uid).executeTakeFirst()),
      // No device asks here.
      findByUserCode: async () => undefined,
      async consume(id) {
        await kysely.updateTable('sandbox_identity_record').set({ consumed_at: sql`now()` }).where('model', '=', model).where('id', '=', id).execute();
      },
      async destroy(id) {
        await kysely.deleteFrom('sandbox_identity_record').where('model', '=', model).where('id', '=', id).execute();
      },
      async revokeByGrantId(grantId) {
        await kysely.deleteFrom('sandbox_identity_record').where('grant_id', '=', grantId).execute();
      },
    };
  };
}
