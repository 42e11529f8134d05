-- Who came from an identity provider and has no account yet: the registration begins with what the provider told. The
-- browser's cookie holds the id, which is stored as a hash.
create table pending_identity (
  hash text primary key,
  provider text not null,
  subject text not null,
  -- Null where the provider told none.
  email text,
  first_name text not null,
  last_name text not null,
  expires_at timestamptz not null
);
create index on pending_identity (expires_at);

-- The pretended identity provider's own books; unused where it is switched off.
create table sandbox_identity_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index on sandbox_identity_record (grant_id);
create index on sandbox_identity_record (expires_at);
