import type { components } from '../../openapi/generated/content.ts';
import type { PromisePort } from '../port.ts';

/** What mails are asked for: news and offers, or the start of the next season's sale. */
export type SubscriptionPurpose = 'newsletter' | 'presale';

/** What a mail's link asks for. */
export interface MailRequest {
  action: 'confirm' | 'end';
  /** The signed right to it. */
  token: string;
}

export interface SubscriptionInput {
  purpose: SubscriptionPurpose;
  request: MailRequest | null;
  /** What the link can still do; null where there is none, or nobody could say. */
  link: components['schemas']['SubscriptionLink']['status'] | null;
}

export interface SubscriptionContext extends SubscriptionInput {
  email: string;
  agrees: boolean;
  problems: { email?: 'required' | 'invalid'; agrees?: 'required' };
}

export type SubscriptionCommand =
  | { type: 'subscription.setEmail'; email: string }
  | { type: 'subscription.setAgreement'; agrees: boolean }
  | { type: 'subscription.submit' }
  | { type: 'subscription.answerMail' }
  | { type: 'subscription.startOver' };

export type SubscriptionFact =
  | { type: 'subscription.asked'; purpose: SubscriptionPurpose }
  | { type: 'subscription.confirmed'; purpose: SubscriptionPurpose }
  | { type: 'subscription.ended'; purpose: SubscriptionPurpose };

export type MailAnswer = 'done' | 'expired' | 'gone';

export interface SubscriptionPorts {
  /** Has a mail sent that asks whether the address is its owner's. */
  askForMail: PromisePort<Pick<SubscriptionContext, 'purpose' | 'email'>, void>;
  /** Does what a mail's link asks for; `expired` where its right is no more, `gone` where what it is to end is forgotten. */
  answerMail: PromisePort<MailRequest, MailAnswer>;
}
