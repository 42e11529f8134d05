-- What a kind of room looks like inside: beds as [{"kind", "count"}], square metres, a picture of the image endpoint. Null
-- where there is no room, as on a plane. A demo catalogue without them is made anew.
alter table hotel_room add column beds jsonb;
alter table hotel_room add column size_m2 smallint;
alter table hotel_room add column picture text;
