import { removeItem } from '../../activities/activity-cart.ts';
import type { Handler } from '../../contract/operations.ts';

export const removeActivityItem: Handler<'removeActivityItem'> = ({ shop, request, params, language }) => removeItem(shop, request, params.itemId, language);
