-- More of what capabilities read of each other's tables (0019-views.sql): statements name views and functions, not tables of neighbors.

-- A business in any state, as its products, members and invitations name it.
create view business_facts as
  select id, slug, status, removed_at, subscription, verified_at, sample, company_name, business_type, country_code, industry_id
  from businesses;
-- Whoever wrote a post, wherever it stands and whatever became of it.
create view post_places as select id, timeline_kind, group_id from posts;
-- Posts that can be listed.
create view listed_posts as
  select id, author_id, author_kind, timeline_id, timeline_kind, group_id, industry_id, tags
  from posts where removed_at is null and hidden_at is null;
create view people_since as select id, registered_at from people;

-- The public columns that the search index reads.
create view searchable_businesses as
  select id, company_name, short_description, general_description, business_type, country_code, state_id, city, industry_id, category_ids,
    keywords, verified_at is not null as verified, registered_at
  from businesses where removed_at is null and status = 'active';
create view searchable_products as
  select id, business_id, name, description, brand, part_number, keywords, industry_id, category_id, sub_category_id, specs, registered_at
  from products where removed_at is null and status = 'active';
create view searchable_people as
  select id, first_name, last_name, username, country_code, state_id, city, job_position_id, company_name, business_id, brief_presentation,
    registered_at
  from people where status = 'active';
