-- Activities at the destinations. The first four tables belong to the catalogue: they are written into twins and swapped in
-- whole, so none is referred to by foreign keys. What is sold of them is kept by codes, which a new generation does not change.

create table activity (
  code text primary key,
  country_code text not null,
  region_code text not null,
  resort_code text not null,
  category text not null,
  slug text not null,
  minutes int not null,
  guide_languages text[] not null,
  -- Where everybody meets.
  latitude double precision not null,
  longitude double precision not null,
  -- Tenths of a point, 0 to 100.
  rating smallint not null,
  rating_count int not null,
  popularity int not null,
  pictures text[] not null,
  -- Months in which it runs, the last may be before the first.
  first_month smallint not null,
  last_month smallint not null,
  -- [{code, fromAge, toAge, price}], prices in minor units.
  prices jsonb not null,
  -- Of an adult.
  price bigint not null,
  currency text not null,
  -- Money comes back whole until so many hours before; later so many percent of it are kept.
  free_cancel_hours int not null,
  late_cancel_percent int not null,
  -- Percent that may be paid in advance, the rest on the spot; null where all is paid at once.
  advance_percent int,
  -- Codes of what the organiser must know.
  required_info text[] not null,
  most_people int not null
);
create index on activity (region_code);

create table activity_text (
  activity_code text not null,
  language text not null,
  name text not null,
  summary text not null,
  description jsonb not null,
  meeting_point text not null,
  included jsonb not null,
  bring jsonb not null,
  primary key (activity_code, language)
);

-- When it starts in an ordinary week, and for how many.
create table activity_start (
  activity_code text not null,
  weekday smallint not null check (weekday between 1 and 7),
  time text not null,
  capacity int not null,
  primary key (activity_code, weekday, time)
);

-- Days on which there is room for fewer, or none.
create table activity_day (
  activity_code text not null,
  day date not null,
  time text not null,
  capacity int not null,
  primary key (activity_code, day, time)
);

-- Places taken, by day and time; a row appears with the first booking.
create table activity_place (
  activity_code text not null,
  day date not null,
  time text not null,
  taken int not null check (taken >= 0),
  primary key (activity_code, day, time)
);
