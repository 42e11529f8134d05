-- One row per finished generation of the demo catalogue; written last, so its absence means "start again".
create table catalogue_version (
  id int primary key generated always as identity,
  seed int not null,
  size text not null,
  -- Day 0 of the window of departure days that cells are packed in.
  first_day date not null,
  finished_at timestamptz not null default now()
);
