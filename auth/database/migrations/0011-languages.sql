-- A language is what the contract knows; a new one needs no new check.
-- compatible: the checks only become wider.

alter table accounts drop constraint accounts_locale_check;
alter table accounts add constraint accounts_locale_check check (locale ~ '^[a-z]{2}$');
alter table email_versions drop constraint email_versions_locale_check;
alter table email_versions add constraint email_versions_locale_check check (locale ~ '^[a-z]{2}$');
