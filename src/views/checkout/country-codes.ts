/** Countries that customers of the shop live in, the market's own first. */
export const COUNTRY_CODES = ['CZ', 'SK', 'PL', 'DE', 'AT', 'HU', 'RO', 'UA'] as const;
