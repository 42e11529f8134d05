import { mostPopular } from '../../activities/search-activities.ts';
import type { Handler } from '../../contract/operations.ts';

export const mostPopularActivities: Handler<'mostPopularActivities'> = ({ shop, query, language }) => mostPopular(shop, query.limit ?? 6, language);
