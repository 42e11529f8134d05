import { activityCart } from '../../activities/activity-cart.ts';
import type { Handler } from '../../contract/operations.ts';

export const getActivityCart: Handler<'getActivityCart'> = ({ shop, request, language }) => activityCart(shop, request, language);
