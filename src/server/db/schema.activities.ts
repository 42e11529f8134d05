import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../openapi/generated/excursions.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Currency } from '../../domain/prices/money.ts';
import type { ActivityCategory } from '../catalogue/activity-categories.ts';
import type { RequiredInfoCode } from '../catalogue/required-info.ts';

/** Read as the value, written as its JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** What somebody of an age pays, in minor units. */
export interface ActivityPriceBand {
  code: 'adult' | 'child' | 'infant';
  /** Both ages included. */
  fromAge: number;
  toAge: number;
  price: number;
}

type Schemas = components['schemas'];

/** An activity in a basket. */
export type CartItem = Required<Omit<Schemas['ActivityItemRequest'], 'idempotencyKey'>>;

/** An activity as it was sold. */
export type SoldItem = CartItem & Pick<Schemas['BookedActivity'], 'name' | 'url' | 'picture' | 'meetingPoint' | 'bring' | 'price'>;

/** Activities, when they start and what is taken of them (migrations 130, 131, 175). */
export interface ActivitiesSchema {
  activity: {
    code: string;
    country_code: string;
    region_code: string;
    resort_code: string;
    category: ActivityCategory;
    slug: string;
    minutes: number;
    guide_languages: string[];
    latitude: number;
    longitude: number;
    rating: number;
    rating_count: number;
    popularity: number;
    pictures: string[];
    first_month: number;
    last_month: number;
    prices: Json<ActivityPriceBand[]>;
    price: number;
    currency: Currency;
    free_cancel_hours: number;
    late_cancel_percent: number;
    advance_percent: number | null;
    required_info: RequiredInfoCode[];
    most_people: number;
  };
  activity_text: {
    activity_code: string;
    language: Language;
    name: string;
    summary: string;
    description: Json<string[]>;
    meeting_point: string;
    included: Json<string[]>;
    bring: Json<string[]>;
  };
  activity_start: {
    activity_code: string;
    weekday: number;
    time: string;
    capacity: number;
  };
  activity_day: {
    activity_code: string;
    day: string;
    time: string;
    capacity: number;
  };
  activity_place: {
    activity_code: string;
    day: string;
    time: string;
    taken: number;
  };
  activity_cart: {
    id: string;
    items: Json<CartItem[]>;
    order_id: string | null;
    created_at: Date;
    updated_at: Date;
  };
  activity_order: {
    id: string;
    number: string;
    cart_id: string;
    status: Schemas['ActivityOrder']['status'];
    language: Language;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    items: Json<SoldItem[]>;
    total_price: number;
    paid_price: Generated<number>;
    advance: number;
    currency: Currency;
    pay_by: Date;
    last_day: string;
    placed_from: string | null;
    given_up_at: Generated<Date | null>;
    created_at: Date;
    updated_at: Date;
  };
  activity_payment: {
    id: string;
    order_id: string;
    variant: 'advance' | 'full';
    method: string;
    amount: number;
    currency: Currency;
    status: 'pending' | 'paid' | 'refused' | 'cancelled' | 'refund-due' | 'refunded';
    idempotency_key: string;
    redirect_url: string | null;
    due_at: Date | null;
    attempts: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
}
