-- Pages, blocks, popups and lists of the CMS. A body has all its languages.
create table content_document (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('page', 'block', 'popup', 'list')),
  name text not null,
  -- Number of its newest version: who saves names the one they began from.
  version int not null,
  -- Of the file that it was last seeded from; null for what editors made.
  seed_checksum text,
  unique (kind, name)
);

-- Nothing is overwritten: each save is a version.
create table content_version (
  document_id bigint not null references content_document (id),
  version int not null,
  body jsonb not null,
  -- Staff account, or null for the shop's own files.
  author text,
  created_at timestamptz not null,
  -- Visitors see it from then on, until a later one; null is a draft.
  published_at timestamptz,
  primary key (document_id, version)
);

-- Grows with every change of content, so that processes hear of changes that they missed.
create table content_state (
  only_one boolean primary key default true check (only_one),
  version bigint not null
);
insert into content_state (version) values (0);

-- Who did what as staff.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  author text not null,
  action text not null,
  -- What it was done to: a document, an account.
  subject text not null,
  version int
);
