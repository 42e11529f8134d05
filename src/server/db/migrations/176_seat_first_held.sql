-- Since when a cart has had a seat without a break: holding it anew again and again ends half an hour after that.
alter table flight_seat add column held_since timestamptz not null default now();
