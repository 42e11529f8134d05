-- Which prices there are. One row, changed by every transaction that changes prices: its lock makes versions become
-- visible in the order of their numbers, so whoever has seen one has seen all before it.
create table price_version (
  only_one boolean primary key default true check (only_one),
  -- id of catalogue_version
  catalogue int not null,
  version bigint not null,
  -- How many offers there are and what their base prices add up to: a reader that finds other sums has not read them whole.
  offers bigint not null,
  price_sum bigint not null
);

-- The version in which a cell was last changed; 0 as the catalogue was made.
alter table offer_cell add column version bigint not null default 0;
create index on offer_cell (version) where version > 0;
