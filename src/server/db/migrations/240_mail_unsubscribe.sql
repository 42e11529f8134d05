-- Where a mail's reader ends such mails by one press (RFC 8058); null for mails that an order or an account brings.
alter table mail_outbox add column unsubscribe_url text;
