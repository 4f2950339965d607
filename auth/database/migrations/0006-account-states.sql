-- States that end by themselves: a suspension, and a limit to reading.

alter table accounts
  add column suspended_until timestamptz,
  add column limited_until timestamptz;
-- Suspensions that end.
create index accounts_by_suspension on accounts (suspended_until) where suspended_until is not null;
-- The staff.
create index accounts_by_role on accounts using gin (roles) where roles <> '{}';
-- Accounts that signed in from the same address by the same kind of device.
create index sessions_by_place on sessions (address, device);
