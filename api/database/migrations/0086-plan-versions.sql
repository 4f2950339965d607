-- Plans of memberships as the operator keeps them: what each costs and includes, from when on; and what a term was bought with.

create table plan_versions (
  id uuid primary key default uuidv7(),
  subscription text not null check (subscription in ('standard', 'gold', 'premium', 'platinum')),
  -- Cents of US dollars a year, net. The standard plan is free, no other is.
  price int not null check (price >= 0 and (price = 0) = (subscription = 'standard')),
  -- Products shown, boosts a month, hours of support a year.
  products int not null check (products > 0),
  boosts int not null check (boosts >= 0),
  support_hours int not null check (support_hours >= 0),
  applies_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- One higher with each withdrawal and restoration; the sum over the versions of a plan is the plan's revision.
  revision int not null default 1,
  -- Null: came with the software.
  written_by uuid,
  reason text not null default '',
  sample boolean not null default false
);
-- The version in force, and all versions of a plan.
create index plan_versions_by_plan on plan_versions (subscription, applies_at desc, id desc);

insert into plan_versions (subscription, price, products, boosts, support_hours, applies_at) values
  ('standard', 0, 7, 0, 0, '2000-01-01Z'),
  ('gold', 185000, 20, 3, 0, '2000-01-01Z'),
  ('premium', 265000, 50, 10, 6, '2000-01-01Z'),
  ('platinum', 365000, 100, 20, 12, '2000-01-01Z');

-- Versions are append-only: past offers stay on record.
create trigger plan_versions_stay before update of subscription, price, products, boosts, support_hours on plan_versions
  for each row execute function refuse_change();

-- Inclusions of the plan at the time of purchase, besides its price. Null: by a process of an earlier version; the plan in force counts.
alter table payments add column products int, add column boosts int, add column support_hours int;
update payments p set products = v.products, boosts = v.boosts, support_hours = v.support_hours
  from plan_versions v where v.subscription = p.subscription;
-- Days beyond the year for credit that exceeds the price.
alter table payments add column extra_days int not null default 0 check (extra_days >= 0);

-- Terms announced by the last reminder: {price, products, boosts, supportHours}. The renewal costs no more and includes no less.
alter table memberships add column announced jsonb;
update memberships m set announced = jsonb_build_object('price', p.price, 'products', p.products, 'boosts', p.boosts, 'supportHours', p.support_hours)
  from payments p where p.id = m.payment_id and m.reminded_days is not null;

-- Allowance of a business of a tier: the plan in force, and no less than its running term was bought with.
create function plan_allowance(business uuid, tier text) returns table (products int, boosts int, support_hours int)
language sql stable
begin atomic
  select greatest(v.products, p.products), greatest(v.boosts, p.boosts), greatest(v.support_hours, p.support_hours)
  from (
    select * from plan_versions where subscription = plan_allowance.tier and withdrawn_at is null and applies_at <= now()
    order by applies_at desc, id desc limit 1) v
  left join memberships m on m.business_id = plan_allowance.business and m.subscription = plan_allowance.tier
  left join payments p on p.id = m.payment_id;
end;

-- For the operator's look at what a change of a plan does.
create view running_terms as
  select m.business_id, m.subscription, m.ends_at, m.cancelled_at is null as renews, p.price,
    (m.announced ->> 'price')::int as announced_price
  from memberships m join payments p on p.id = m.payment_id;
create view open_orders as select id, subscription, total from payments where status in ('pending', 'action');
