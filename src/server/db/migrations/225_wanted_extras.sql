-- Extras that a customer has chosen for a booked holiday and not bought yet.
alter table orders add column wanted_extras jsonb not null default '[]';
-- Counts the changes of that choice: who confirms an older one is told.
alter table orders add column wanted_version int not null default 0;
