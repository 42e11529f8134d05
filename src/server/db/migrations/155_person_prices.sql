-- What each traveller pays of the holiday without its extras, in the order of the form, as it was sold; empty for orders before.
alter table orders add column person_prices jsonb not null default '[]';
