import type { Handler } from '../../contract/operations.ts';

export const getActivityBanks: Handler<'getActivityBanks'> = ({ shop, language }) => ({
  // A transfer takes days; places are held for less than an hour.
  banks: shop.payments.methods(language).flatMap((method) => (method.kind === 'transfer' ? [] : [{ ...method, kind: method.kind }])),
  isSandbox: shop.config.sandbox && shop.config.stripe === null,
});
