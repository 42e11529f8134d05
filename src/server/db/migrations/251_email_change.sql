-- A link that was mailed to a customer's new address; `proof` is that address.
alter table customer_token drop constraint customer_token_purpose_check;
alter table customer_token add constraint customer_token_purpose_check check (purpose in ('activation', 'password-reset', 'login-code', 'authorization', 'email-change'));
-- Addresses that an account has had before, until when: what came to one of them then is the account's still.
create table customer_former_email (
  customer_id text not null references customer on delete cascade,
  email text not null,
  until timestamptz not null,
  primary key (customer_id, email)
);
create index on customer_former_email (email);
