import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** One office [office.list]. */
export const getOffice: Handler<'getOffice'> = ({ shop, params, language }) => {
  const office = shop.content.online().offices(language).find(({ officeId }) => officeId === params.officeId);
  if (office === undefined) throw notFound('Office');
  return office;
};
