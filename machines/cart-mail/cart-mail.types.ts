import type { PromisePort } from '../port.ts';

export interface CartMailInput {
  cartId: string;
}

export interface CartMailContext extends CartMailInput {
  email: string;
  problem: 'required' | 'invalid' | null;
}

export type CartMailCommand =
  | { type: 'cartMail.open' }
  | { type: 'cartMail.close' }
  | { type: 'cartMail.setEmail'; email: string }
  | { type: 'cartMail.send' };

export interface CartMailPorts {
  /** The mail's link shows the holiday elsewhere, never its people. */
  mailCart: PromisePort<{ cartId: string; email: string }, unknown>;
}
