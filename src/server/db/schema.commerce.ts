/** Carts, orders, travellers, payments. */
export interface CommerceSchema {}
