import type { Handler } from '../../contract/operations.ts';

export const getBanks: Handler<'getBanks'> = ({ shop, language }) => ({ banks: shop.payments.methods(language) });
