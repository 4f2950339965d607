-- What moderation did, as dated facts without people: for the transparency report.

create view moderation_record as
  select 'report' as fact, reported_at as at, reason as word, resource_type as kind, null::interval as took from reports
  union all
  select 'settled', settled_at, coalesce(outcome, 'dismissed'), resource_type, settled_at - reported_at
  from reports where settled_at is not null
  union all
  -- Reports about one thing that are settled together are one decision; what else comes of them is a sanction.
  select 'decision', settled_at, 'none', resource_type, null
  from reports where settled_at is not null and outcome is distinct from 'upheld'
  group by resource_type, resource_id, settled_at
  union all
  select 'decision', decided_at, act, object_kind, null from sanctions
  union all
  select 'appeal', appealed_at, 'received', object_kind, null from sanctions where appealed_at is not null
  union all
  select 'appeal', appeal_decided_at, case when appeal_upheld then 'upheld' else 'reversed' end, object_kind, null
  from sanctions where appeal_decided_at is not null
  union all
  -- By somebody: what ends by its term is none.
  select 'restored', ended_at, act, object_kind, null from sanctions where ended_by is not null;
