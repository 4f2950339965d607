-- Products that the staff has hidden: `removed_at`, which every reader asks, is the same moment. Removed by their business, they have another
-- one, so that showing them again or undoing an import brings nothing back that its business removed.
alter table products add column hidden_at timestamptz;
update products p set hidden_at = p.removed_at
  where p.removed_at is not null and exists (
    select from sanctions s where s.object_kind = 'product' and s.object_id = p.id and s.act in ('hide', 'remove') and s.ended_at is null
      and p.removed_at >= s.decided_at - interval '1 minute');
