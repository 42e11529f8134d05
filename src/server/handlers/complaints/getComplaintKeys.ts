import { complaintKeys } from '../../complaints/complaint-form.ts';
import type { Handler } from '../../contract/operations.ts';

export const getComplaintKeys: Handler<'getComplaintKeys'> = ({ shop, language }) => {
  const { t } = shop.texts[language];
  return { keys: Object.fromEntries(complaintKeys().map((key) => [key, t(key)])) };
};
