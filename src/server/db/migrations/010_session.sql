-- A visitor and the tokens that prove it is the same one.
create table visitor_session (
  id text primary key,
  user_uid text not null,
  created_at timestamptz not null,
  -- Set when a spent refresh token came back: somebody else may hold it.
  revoked_at timestamptz
);

create table refresh_token (
  -- SHA-256 of the cookie: who reads the table cannot log in.
  hash text primary key,
  session_id text not null references visitor_session on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index on refresh_token (session_id);
create index on refresh_token (expires_at);
