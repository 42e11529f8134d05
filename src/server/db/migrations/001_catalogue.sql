-- What the shop sells. Every table here is written by the catalogue generator into a staging twin and swapped in whole,
-- so none is referred to by foreign keys; other areas keep codes, which a new generation does not change.

create table catalogue_version (
  id int primary key generated always as identity,
  seed int not null,
  size text not null,
  -- Departure day of element 1 of every `prices` array.
  first_day date not null,
  -- Every number of nights that something is sold for.
  lengths int[] not null,
  hotels int not null,
  offers bigint not null,
  finished_at timestamptz not null default now()
);

create table destination (
  code text primary key,
  kind text not null check (kind in ('country', 'region', 'resort')),
  parent text,
  slug text not null,
  names jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  position int not null
);

create table airport (
  id smallint primary key check (id > 0),
  code text not null unique,
  names jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  -- Whether trips start here; the others are where they lead.
  departure boolean not null,
  position int not null
);

create table flight (
  origin text not null,
  destination text not null,
  weekday smallint not null check (weekday between 1 and 7),
  airline_code text not null,
  flight_number text not null,
  departure_time text not null,
  arrival_time text not null,
  primary key (origin, destination, weekday)
);

create table hotel (
  id int primary key,
  code text not null unique,
  trip_type text not null,
  kind text not null,
  name text not null,
  -- Where the name differs by language (tours, flights).
  names jsonb,
  slug text not null,
  stars smallint not null,
  -- Tenths of a point, 0 to 100.
  rating smallint not null,
  rating_count int not null,
  country_code text not null,
  region_code text not null,
  resort_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  arrival_airport text,
  season text not null,
  rooms_count int not null,
  facilities text[] not null,
  -- Image paths without the endpoint; the first is the tile's.
  pictures text[] not null,
  slope_picture text,
  -- Percents of the price per adult in a double; see domain/party-price.ts.
  single_supplement int not null,
  third_adult int not null,
  infant int not null,
  child int not null,
  teen int not null,
  -- Supplement percent of the cheapest room for a adults and c children at (a - 1) * 9 + c + 1; null where none fits.
  room_fit int[] not null,
  -- Percent that the price of each departure day was cut by, 0 mostly.
  discounts smallint[] not null
);
create index on hotel (trip_type);

create table hotel_text (
  hotel_id int not null,
  language text not null,
  summary text not null,
  description jsonb not null,
  tour_plan jsonb,
  primary key (hotel_id, language)
);

create table hotel_room (
  hotel_id int not null,
  code text not null,
  position smallint not null,
  names jsonb not null,
  capacity smallint not null,
  max_adults smallint not null,
  -- Added to the cell's price, percent.
  supplement smallint not null,
  -- Rooms of this kind for sale on each night.
  stock smallint not null,
  primary key (hotel_id, code)
);

-- The offers: one row per hotel, airport, board and nights, a price per departure day.
-- airport_id 0 and board_id 0 hold the cheapest over all airports or boards, so an unfiltered dimension reads one row.
create table offer_cell (
  hotel_id int not null,
  trip_type text not null,
  airport_id smallint not null,
  board_id smallint not null,
  nights smallint not null,
  -- Whole koruna per adult in a double in the cheapest room; 1000000 where there is no offer. Layout: cell-layout.ts.
  prices int[] not null,
  -- The dearest of each run of days (in "any" rows: over all they stand for), 0 where there is no offer: only a lower
  -- price bound reads them.
  highs int[] not null,
  primary key (hotel_id, airport_id, board_id, nights)
);
-- Toasted arrays would be fetched and unpacked for every price read.
alter table offer_cell alter column prices set storage plain, alter column highs set storage plain;
create index on offer_cell (trip_type, airport_id, board_id, nights, hotel_id);
