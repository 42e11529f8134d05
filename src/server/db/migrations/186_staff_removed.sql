-- Who works here no more: what they have written and changed keeps their name.
alter table staff_account add column removed_at timestamptz;
