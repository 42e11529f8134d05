import { saveItem } from '../../activities/activity-cart.ts';
import type { Handler } from '../../contract/operations.ts';

export const saveActivityItem: Handler<'saveActivityItem'> = ({ shop, request, reply, body, language }) => saveItem(shop, request, reply, body, language);
