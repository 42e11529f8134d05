import { searchActivities } from '../../activities/search-activities.ts';
import type { Handler } from '../../contract/operations.ts';

export const listActivities: Handler<'listActivities'> = ({ shop, query, language }) => searchActivities(shop, query, language);
