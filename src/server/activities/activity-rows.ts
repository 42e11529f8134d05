import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import type { Schema } from '../db/schema.ts';

type Told = Pick<Selectable<Schema['activity_text']>, 'name' | 'summary' | 'meeting_point'>;

/** An activity with what is told of it in one language. */
export type ActivityRow = Selectable<Schema['activity']> & Told;

type Activities = SelectQueryBuilder<Schema, 'activity' | 'activity_text', ActivityRow>;

export function activityRows(kysely: Kysely<Schema>, language: Language, narrowed: (activities: Activities) => Activities): Promise<ActivityRow[]> {
  return narrowed(kysely
    .selectFrom('activity')
    .innerJoin('activity_text', (join) => join.onRef('activity_text.activity_code', '=', 'activity.code').on('activity_text.language', '=', language))
    .selectAll('activity')
    .select(['activity_text.name', 'activity_text.summary', 'activity_text.meeting_point'])).execute();
}
