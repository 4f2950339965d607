-- Invoices of the demonstration stand outside of every range and of the books: they go with the demonstration. All others stay.
drop trigger invoices_stay on invoices;
create trigger invoices_stay before update or delete on invoices for each row when (old.number not like 'SAMPLE-%')
  execute function refuse_change();
