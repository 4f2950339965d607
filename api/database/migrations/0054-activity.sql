-- What the console counts over time: one row for each thing that came to be, whatever became of it.
create view activity as
  select 'registrations' as kind, registered_at as at from people
  union all
  select 'businesses', registered_at from businesses
  union all
  select 'products', registered_at from products
  union all
  select 'inquiries', created_at from requests
  union all
  select 'rfqs', uuid_time(id) from rfqs
  union all
  select 'posts', uuid_time(id) from posts
  union all
  select 'payments', settled_at from payments where status in ('succeeded', 'refunded') and settled_at is not null
  union all
  select 'reports', reported_at from reports
  union all
  select 'helpRequests', uuid_time(id) from enquiries;
