-- Deletion of NDAs by their job.
-- compatible: refuses less.

create or replace function keep_nda_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.sample or current_setting('net.forgets_ndas', true) = 'on') then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
