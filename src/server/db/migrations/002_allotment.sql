-- Rooms already booked, by night; a row appears with the first booking. Codes, not ids: it outlives the catalogue.
create table allotment (
  hotel_code text not null,
  room_code text not null,
  night date not null,
  booked int not null check (booked >= 0),
  primary key (hotel_code, room_code, night)
);
