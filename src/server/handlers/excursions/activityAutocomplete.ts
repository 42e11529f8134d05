import { suggestActivities } from '../../activities/search-activities.ts';
import type { Handler } from '../../contract/operations.ts';

export const activityAutocomplete: Handler<'activityAutocomplete'> = ({ shop, query, language }) => suggestActivities(shop, query.query, language);
