-- Pictures that editors add. They never change: the id is made of what the picture shows.
create table content_picture (
  id text primary key,
  -- WebP, turned upright and without what the camera noted.
  image bytea not null,
  author text not null,
  created_at timestamptz not null
);
