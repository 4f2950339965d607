-- Completed jobs forget their data.
create function jobs.forget_data() returns trigger language plpgsql as $$
begin
  new.data := null;
  return new;
end $$;
create trigger forget_data before update on pgboss.job for each row when (new.state = 'completed' and new.data is not null)
  execute function jobs.forget_data();
