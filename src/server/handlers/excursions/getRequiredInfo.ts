import { requiredInfoOf } from '../../../domain/booking/required-info.ts';
import { knownActivity } from '../../activities/show-activity.ts';
import type { Handler } from '../../contract/operations.ts';

export const getRequiredInfo: Handler<'getRequiredInfo'> = async ({ shop, params, language }) => ({ requiredInfo: requiredInfoOf((await knownActivity(shop, params.activityId, language)).required_info) });
