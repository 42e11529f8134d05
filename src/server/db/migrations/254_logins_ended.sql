-- When a customer's logins were last ended everywhere: by a new password, by signing out everywhere, by leaving.
alter table customer add column logins_ended_at timestamptz;
