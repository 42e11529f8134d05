-- What a link said of a person is not stored once it was used or another took its place; an address that is proved may be asked for again.
update customer_token set registration = null where used_at is not null and registration is not null;
update customer_token set proof = null where used_at is not null and purpose = 'email-change' and proof <> (select email from customer where id = customer_id);
