-- Of the newest build that has seeded this database: an older one puts none of its texts in place of newer ones.
alter table content_state add column seed_number int not null default 0;
