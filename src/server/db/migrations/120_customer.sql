-- Customers, their logins and what proves them. E-mails are stored in lower case.
create table customer (
  id text primary key,
  email text not null unique,
  -- Null of who only comes by an identity provider.
  password_hash text,
  -- Set by hand or by the shop when a password must not be used any more.
  must_change_password boolean not null default false,
  -- Whether each login asks for a code from a mail as well.
  asks_for_code boolean not null default false,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  street text not null default '',
  city text not null default '',
  zip text not null default '',
  country text not null default 'CZ',
  language text not null,
  agrees_to_news boolean not null default false,
  agrees_to_offers boolean not null default false,
  created_at timestamptz not null,
  -- Null until the mail's link was followed.
  activated_at timestamptz,
  -- Nobody logs in until the link of a mail wakes the account again.
  deactivated_at timestamptz
);

-- One login, of a customer or of staff. A customer's has the id of the visitor's session, which the access token names;
-- that of staff is the hash of its cookie.
create table login_session (
  id text primary key,
  realm text not null check (realm in ('customer', 'staff')),
  subject text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on login_session (realm, subject);
create index on login_session (expires_at);

-- Wrong passwords and codes. Names and addresses are keyed hashes.
create table login_failure (
  id text primary key,
  realm text not null,
  account text not null,
  address text not null,
  at timestamptz not null
);
create index on login_failure (account, at);
create index on login_failure (address, at);

-- What a mail or a redirect carries, once: kept as a hash.
create table customer_token (
  hash text primary key,
  customer_id text not null references customer on delete cascade,
  purpose text not null check (purpose in ('activation', 'password-reset', 'login-code', 'authorization')),
  -- The hash of the six digits of a login code; the challenge of an authorization [PKCE].
  proof text,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on customer_token (customer_id, purpose);
create index on customer_token (expires_at);

-- Who an identity provider says somebody is. The mail that it tells links to no account.
create table customer_identity (
  provider text not null,
  subject text not null,
  customer_id text not null references customer on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index on customer_identity (customer_id);
