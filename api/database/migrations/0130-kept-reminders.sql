-- Reminders of kept inquiries, once before the end.
alter table kept_inquiries add reminded_at timestamptz;
