import { contentViewOf } from '../../content/content-view.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** One office [office.list]. */
export const getOffice: Handler<'getOffice'> = async ({ shop, params, query, language, request }) => {
  const office = (await contentViewOf(shop, request, query)).library.offices(language).find(({ officeId }) => officeId === params.officeId);
  if (office === undefined) throw notFound('Office');
  return office;
};
