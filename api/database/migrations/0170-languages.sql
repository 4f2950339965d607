-- A language is what the contract knows; a new one needs no new check. Writings of the operator get the fifth, German: in English until it is written.
-- compatible: the checks only become wider, and the version before does not read the new key.

alter table text_versions drop constraint text_versions_locale_check;
alter table text_versions add constraint text_versions_locale_check check (locale ~ '^[a-z]{2}$');
alter table email_versions drop constraint email_versions_locale_check;
alter table email_versions add constraint email_versions_locale_check check (locale ~ '^[a-z]{2}$');

update announcements set texts = texts || '{"de": ""}' where not texts ? 'de';
update synonyms set names = names || '{"de": []}' where not names ? 'de';
update list_entries set names = names || jsonb_build_object('de', names -> 'en') where not names ? 'de';
update list_entries set plurals = plurals || jsonb_build_object('de', plurals -> 'en') where not plurals ? 'de';
update portal_versions
  set copy = jsonb_set(jsonb_set(copy, '{title,de}', copy #> '{title,en}'), '{lead,de}', copy #> '{lead,en}')
  where not copy -> 'title' ? 'de';
