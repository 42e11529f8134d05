/** Pages that ask nobody who travels, and those of an order, whose party is its own: the beginning of their paths, without language. */
export const WITHOUT_PARTY = 'checkout|pz|platba-negativni|processPayment|mytui|kontakt|newsletter|sandbox|api|images|obchodni-podminky|ochrana-osobnich-udaju';

/** Tiles show prices of a party of their own; the foot of the page is for everybody. */
export const NOT_FOR_PARTY = 'footer,[data-offer-code]';
