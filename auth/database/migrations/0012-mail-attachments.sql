-- Files that go with a mail: [{name, contentType, content}], content in base64; emptied once it is delivered.
-- compatible: a new column with a default.

alter table mails add column attachments jsonb not null default '[]';
