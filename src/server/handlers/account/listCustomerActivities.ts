import { loginOfSecured } from '../../account/current-customer.ts';
import { customerById } from '../../account/customer-rows.ts';
import { activitiesOfCustomer } from '../../activities/activities-of-customer.ts';
import type { Handler } from '../../contract/operations.ts';

export const listCustomerActivities: Handler<'listCustomerActivities'> = async ({ shop, request }) =>
  ({ activities: await activitiesOfCustomer(shop, await customerById(shop.database.kysely, loginOfSecured(request).subject)) });
