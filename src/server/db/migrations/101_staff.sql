-- Who may sign in at /editor.
create table staff_account (
  id text primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('editor', 'agent', 'admin')),
  password_hash text not null,
  created_at timestamptz not null
);
