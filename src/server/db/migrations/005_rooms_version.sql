-- Which rooms are left: changed by every transaction that books or gives back rooms of a kind of which few are left on a
-- night. `version` changes too when that sells out a night or ends its being sold out.
alter table price_version add column rooms_version bigint not null default 0;

-- The rooms_version in which a night was last changed; 0 while there were always plenty.
alter table allotment add column version bigint not null default 0;
create index on allotment (version) where version > 0;
create index on allotment (night);
