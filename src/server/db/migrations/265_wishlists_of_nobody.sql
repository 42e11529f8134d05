-- Lists of who has not logged in are forgotten by when they were last changed.
create index wishlist_of_nobody on wishlist (changed_at) where user_uid is null;
