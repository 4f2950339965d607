-- Authors say whether they are companies or collections.
create or replace view actors as
  select 'user' as kind, p.id, json_build_object('id', p.id, 'username', p.username, 'firstName', p.first_name, 'lastName', p.last_name,
      'jobPositionID', p.job_position_id, 'companyName', p.company_name, 'profilePhoto', p.profile_photo, 'countryCode', p.country_code)
      as author
    from people p where p.status = 'active'
  union all
  select 'business', b.id, json_build_object('id', b.id, 'slug', b.slug, 'verified', b.verified_at is not null, 'run', b.run_since is not null,
      'kind', b.kind, 'businessType', b.business_type, 'companyName', b.company_name, 'profilePhoto', b.profile_photo,
      'countryCode', b.country_code)
    from businesses b where b.removed_at is null and b.status = 'active';
