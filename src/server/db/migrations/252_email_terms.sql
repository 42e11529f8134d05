-- An account may have an address twice, with another account in between.
alter table customer_former_email drop constraint customer_former_email_pkey;
alter table customer_former_email add primary key (customer_id, email, until);
