-- What a mail's link brings to life is what the registration behind that very mail said: hash of the password, names, agreements.
alter table customer_token add column registration jsonb;
-- A login code can be mailed again and then holds longer, but not beyond this.
alter table customer_token add column latest_expiry timestamptz;
-- How many mails somebody has had today.
create index on mail_outbox (recipient, created_at);
