-- Groups can be reported, and hidden by a moderator of the network until they are shown again.
alter table groups add column hidden_at timestamptz;
alter table reports drop constraint reports_resource_type_check,
  add constraint reports_resource_type_check check (resource_type in ('post', 'comment', 'user', 'business', 'product', 'message', 'group'));
