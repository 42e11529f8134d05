-- Whether a password has to be changed is what today's rule says of it at the login.
alter table customer drop column must_change_password;
