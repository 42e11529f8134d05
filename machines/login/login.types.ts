import type { PromisePort } from '../port.ts';

export interface LoginInput {
  /** Where one wanted to go. */
  returnTo: string;
  /** Of who comes from an identity provider and is asked for the digits of a mail; else empty. */
  ticket: string;
}

export type LoginProblem = 'emailInvalid' | 'wrong' | 'notActivated' | 'tooMany' | 'wrongCode' | 'ticketOver' | 'failed';

export interface LoginContext extends LoginInput {
  email: string;
  password: string;
  digits: string;
  /** Digits were asked for once more, and none have been tried since. */
  mailedAgain: boolean;
  problem: LoginProblem | null;
}

export type LoginCommand =
  | { type: 'login.setEmail'; email: string }
  | { type: 'login.setPassword'; password: string }
  | { type: 'login.setDigits'; digits: string }
  | { type: 'login.submit' }
  | { type: 'login.resend' }
  | { type: 'login.startOver' };

export type LoginFact = { type: 'login.done'; returnTo: string } | { type: 'login.passwordChangeDue'; returnTo: string };

export type LoginAnswer =
  | { status: 'done' }
  | { status: 'verify'; ticket: string }
  | { status: 'changePassword' }
  | { status: 'refused'; problem: LoginProblem };

export interface LoginPorts {
  /** What comes after the name; the same for every well-formed one. */
  checkUsername: PromisePort<{ email: string }, 'password' | 'emailInvalid'>;
  logIn: PromisePort<{ email: string; password: string }, LoginAnswer>;
  authorize: PromisePort<{ ticket: string; digits: string }, LoginAnswer>;
  resend: PromisePort<{ ticket: string }, 'sent' | 'ticketOver'>;
}
