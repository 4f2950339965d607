-- Messages of quotations lead to their quotation, so that a thread shows its terms.
alter table messages add column quotation_id uuid;

-- Of those written before: the first of a thread is version 1, and so on.
with told as (
  select id, request_id, row_number() over (partition by request_id order by position) as version
  from messages where type = 'quotation')
update messages m set quotation_id = q.id
from told t
join rfq_suppliers s on s.request_id = t.request_id
join quotations q on q.rfq_id = s.rfq_id and q.business_id = s.business_id and q.version = t.version
where m.id = t.id;

-- The main terms of a quotation, as its thread shows them.
create view quotation_terms as
  select q.id, json_build_object('rfqID', q.rfq_id, 'version', q.version, 'quantity', q.tiers -> 0 -> 'quantity',
    'unitPrice', q.tiers -> 0 -> 'unitPrice', 'tiers', jsonb_array_length(q.tiers), 'unit', q.unit, 'currency', q.currency,
    'minimumOrder', q.minimum_order, 'leadTime', q.lead_time, 'validUntil', q.valid_until) as terms
  from quotations q;
