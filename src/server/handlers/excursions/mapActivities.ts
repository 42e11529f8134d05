import { mapOfActivities } from '../../activities/search-activities.ts';
import type { Handler } from '../../contract/operations.ts';

export const mapActivities: Handler<'mapActivities'> = ({ shop, query, language }) => mapOfActivities(shop, query, language);
