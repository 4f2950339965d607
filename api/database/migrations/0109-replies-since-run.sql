-- Reply figures count from the day somebody runs the business.
create view run_businesses as select id, run_since as since from businesses where run_since is not null;

create or replace function reply_figures(business uuid) returns table (inquiries int, rate float8, median_minutes float8) language sql stable
begin atomic
  select count(*)::int, count(r.answered_at)::float8 / nullif(count(*), 0),
    percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.created_at) / 60)
  from requests r join run_businesses b on b.id = r.receiver_id and r.created_at >= b.since
  where r.receiver_id = reply_figures.business and r.created_at > now() - interval '90 days' and r.held_at is null
    and (r.answered_at is not null or r.created_at < now() - interval '1 day');
end;

create or replace function keep_run_since() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update businesses set run_since = new.joined_at where id = new.business_id and run_since is null;
  else
    update businesses set run_since = null
    where id = old.business_id and not exists (select from members where business_id = old.business_id);
  end if;
  return null;
end $$;

create or replace view answerable_inquiries as
  select r.created_at as at, r.portal, r.locale, 1 as count, (r.answered_at is not null)::int as answered
  from requests r join run_businesses b on b.id = r.receiver_id and r.created_at >= b.since
  where r.receiver_kind = 'business' and r.held_at is null and (r.answered_at is not null or r.created_at < now() - interval '1 day')
  union all
  select at, portal, locale, case kind when 'inquiries' then count else 0 end, case kind when 'answeredInquiries' then count else 0 end
  from figure_counts where sample and kind in ('inquiries', 'answeredInquiries');
