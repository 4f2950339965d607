-- Keys of requests that are answered once have the field's name.
alter table repeats rename to idempotency_keys;
alter index repeats_by_time rename to idempotency_keys_by_time;
do $$ begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'repeats.forget';
  end if;
end $$;
