-- What a holiday can be had with besides: extras by their price list, seats by flight. Money in minor units.

create table extra_price (
  code text not null,
  variant text not null,
  -- Of one: of a person, a night or the whole party, as the extra is sold.
  price bigint not null check (price >= 0),
  -- So many a place and day; null where there is no end of it.
  stock integer check (stock >= 0),
  primary key (code, variant)
);

insert into extra_price (code, variant, price, stock) values
  ('baggage', 'bag-15', 69000, null), ('baggage', 'bag-23', 99000, null), ('baggage', 'bag-32', 149000, null),
  ('transfer', 'private-car', 189000, 12), ('transfer', 'private-van', 279000, 8), ('transfer', 'limousine', 429000, 3),
  ('insurance', 'basic', 3900, null), ('insurance', 'comfort', 6900, null), ('insurance', 'premium', 11900, null),
  ('parking', 'outdoor', 9900, 120), ('parking', 'covered', 16900, 60), ('parking', 'valet', 24900, 20),
  ('lounge', 'standard', 79000, 40), ('lounge', 'fast-track', 119000, 25),
  ('seat', 'Economy', 19000, null), ('seat', 'Comfort', 59000, null), ('seat', 'PremiumComfort', 99000, null),
  ('seat', 'Premium', 249000, null), ('seat', 'Business', 499000, null),
  -- On top of the cabin's price.
  ('seat', 'window', 8000, null), ('seat', 'aisle', 5000, null), ('seat', 'exit', 30000, null);

-- What is taken of an extra, by place (a parking, a lounge, a road) and day.
create table extra_stock (
  code text not null,
  variant text not null,
  place text not null,
  day date not null,
  sold integer not null check (sold >= 0),
  primary key (code, variant, place, day)
);

-- One row is one seat of one flight that somebody has: its key is why a seat is never sold twice.
create table flight_seat (
  -- Flight number and day: 'QS1042 2026-07-12'.
  flight text not null,
  seat text not null,
  cart_id text not null references cart,
  leg text not null check (leg in ('DEPARTURE', 'RETURN')),
  -- Place of the passenger among the travellers.
  person smallint not null,
  state text not null check (state in ('held', 'reserved', 'sold')),
  order_id text references orders,
  -- Until when it is held or reserved; a sold one has no end.
  until timestamptz,
  primary key (flight, seat),
  unique (cart_id, leg, person),
  check ((state = 'sold') = (until is null)),
  check ((state = 'held') = (order_id is null))
);
create index flight_seat_order on flight_seat (order_id);

alter table cart add column extras jsonb not null default '[]';
-- The offer that the customer came with, where a better board or room has taken its place.
alter table cart add column base_offer_code text;
alter table cart add column payment_variant text not null default 'deposit' check (payment_variant in ('deposit', 'full'));
alter table cart add column expires_at timestamptz;
update cart set expires_at = updated_at + interval '2 hours';
alter table cart alter column expires_at set not null;
create index cart_base_offer on cart (base_offer_code);

alter table orders add column extras jsonb not null default '[]';
alter table orders add column payment_variant text not null default 'deposit' check (payment_variant in ('deposit', 'full'));

-- Not every mail is about an order, and one about a cart is shown to who has that cart.
alter table mail_outbox add column cart_id text references cart;

-- The document that a traveller goes with, where the destination asks for one.
alter table order_traveller add column document_type text not null default '' check (document_type in ('', 'passport', 'identityCard'));
alter table order_traveller add column document_number text not null default '';
alter table order_traveller add column document_expiry date;
