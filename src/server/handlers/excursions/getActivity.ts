import { showActivity } from '../../activities/show-activity.ts';
import type { Handler } from '../../contract/operations.ts';

export const getActivity: Handler<'getActivity'> = ({ shop, params, query, language }) => showActivity(shop, params.activityId, query, language);
