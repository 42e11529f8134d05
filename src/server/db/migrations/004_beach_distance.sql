-- Metres from a seaside hotel to its beach; null where there is no sea.
alter table hotel add column beach_metres int check (beach_metres >= 0);

-- A catalogue of before does not know it: with no generator's seed it is made again, and sells until that is done.
update catalogue_version set seed = 0;
