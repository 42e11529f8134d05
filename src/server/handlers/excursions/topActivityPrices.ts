import { topPrices } from '../../activities/search-activities.ts';
import type { Handler } from '../../contract/operations.ts';

export const topActivityPrices: Handler<'topActivityPrices'> = ({ shop, language }) => topPrices(shop, language);
