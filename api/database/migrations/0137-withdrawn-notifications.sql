-- Notifications of what was taken back.

alter table notification_causes add column withdrawn boolean not null default false;
alter table notifications add column withdrawn boolean not null default false;
-- Causes by name, whoever received them.
create index notification_causes_by_cause on notification_causes (cause collate "C");
