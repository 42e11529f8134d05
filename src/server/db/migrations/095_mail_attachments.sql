-- Documents that a mail brings along, as the data they are printed from: whoever sends the mail prints them.
alter table mail_outbox add column attachments jsonb not null default '[]';
