import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { changeFlightTimes as change } from '../../desk/flight-times.ts';

export const changeFlightTimes: Handler<'changeFlightTimes'> = async ({ shop, params, body, request }) => change(shop, await requireAgent(shop, request), params.orderId, body);
