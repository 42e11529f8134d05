import type { operations as AccountOperations } from '../../../openapi/generated/account.ts';
import type { operations as ComplaintOperations } from '../../../openapi/generated/complaints.ts';
import type { operations as CommerceOperations } from '../../../openapi/generated/commerce.ts';
import type { operations as ContentOperations } from '../../../openapi/generated/content.ts';
import type { operations as DeskOperations } from '../../../openapi/generated/desk.ts';
import type { operations as EditorOperations } from '../../../openapi/generated/editor.ts';
import type { operations as ExcursionOperations } from '../../../openapi/generated/excursions.ts';
import type { operations as HotelOperations } from '../../../openapi/generated/hotel.ts';
import type { operations as MessagesOperations } from '../../../openapi/generated/messages.ts';
import type { operations as SearchOperations } from '../../../openapi/generated/search.ts';
import type { operations as SessionOperations } from '../../../openapi/generated/session.ts';
import type { operations as WishlistOperations } from '../../../openapi/generated/wishlist.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../domain/market/language.ts';
import type { Shop } from '../shop.ts';

/** Every operation of the contract, by its id. */
type Operations = SearchOperations & HotelOperations & ContentOperations & SessionOperations & CommerceOperations & AccountOperations & ComplaintOperations & MessagesOperations & WishlistOperations & EditorOperations & DeskOperations & ExcursionOperations;

export type OperationId = keyof Operations;

type Parameters<Id extends OperationId> = Operations[Id]['parameters'];

type Lowercased<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };

type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** A request that the contract has accepted. */
export interface Call<Id extends OperationId> {
  shop: Shop;
  params: NonNullable<Parameters<Id>['path']>;
  query: NonNullable<Parameters<Id>['query']>;
  /** The contract's headers, names in lower case. */
  headers: Lowercased<NonNullable<Parameters<Id>['header']>>;
  body: JsonOf<Operations[Id]['requestBody']>;
  /** The `locale` of the query, else the Market-Language header's, else the market's own. */
  language: Language;
  request: FastifyRequest;
  /** For headers and cookies only: the body is what the handler gives back. */
  reply: FastifyReply;
}

/** What an operation answers when all is well; everything else is thrown as a Problem. */
export type Answer<Id extends OperationId> = Operations[Id]['responses'] extends { 200: infer Response } ? JsonOf<Response> : undefined;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** One handler for each operation: a missing or a surplus one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
