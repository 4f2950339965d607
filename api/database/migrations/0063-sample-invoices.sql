-- Invoices of the demonstration go with it: numbers outside of every range, and nothing of their payments in the books, which are append-only.
-- All others stay, and none is changed.
create function refuse_invoice_removal() returns trigger language plpgsql as $$
begin
  if old.number like 'SAMPLE-%' and not exists (select from ledger_entries where payment_id = old.payment_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger invoices_stay on invoices;
create trigger invoices_stay before update on invoices for each row execute function refuse_change();
create trigger invoices_are_kept before delete on invoices for each row execute function refuse_invoice_removal();
create trigger invoices_stay_all before truncate on invoices for each statement execute function refuse_change();
