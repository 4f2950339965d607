-- The key that signs the cookies by which devices are recognized that signed in before. One row, made here.

create table device_keys (
  id boolean primary key default true check (id),
  secret bytea not null
);
insert into device_keys (secret)
values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
