-- What the readers of events have handled: the transactions that this snapshot sees; null: those before `position`.
-- compatible: older processes move `position`, which is kept beside, and repeat what they have not handled themselves.

alter table notification_reading add column snapshot pg_snapshot;
alter table webhook_reading add column snapshot pg_snapshot;
