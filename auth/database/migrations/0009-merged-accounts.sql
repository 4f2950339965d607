-- Accounts of the same person: the device that a session runs on, and the account that another was joined with.

-- A keyed hash of the id in the device cookie. Goes with its session.
alter table sessions add column device_hash bytea;
-- Accounts that signed in on the same device.
create index sessions_by_device_hash on sessions (device_hash, account_id) where device_hash is not null;

-- An account that was joined with another keeps its address, which nobody else can register, and its password, so that whoever knows both is
-- told; nobody signs in to it.
alter table accounts add column merged_into uuid references accounts;
-- Accounts that were joined with an account.
create index accounts_by_merge on accounts (merged_into) where merged_into is not null;
