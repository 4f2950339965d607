-- Sources of imported fields; fields and products that imports leave alone.
-- compatible: new columns have defaults; former processes write without them.
alter table businesses
  -- [{name, licence, url, readAt, fields?, correction?}]; an entry without `fields` gave all others.
  add column sources jsonb not null default '[]',
  -- Written by members or accepted corrections: `section.field`, `certificates`.
  add column kept_fields text[] not null default '{}';
alter table products add column kept_since timestamptz;

-- Imported keys of a section, the kept ones as they stand.
create function with_kept(given jsonb, stored jsonb, kept text[], section text) returns jsonb
language sql immutable parallel safe
return case when kept = '{}' then given else (given - array(select split_part(f, '.', 2) from unnest(kept) f where starts_with(f, section || '.')))
  || coalesce((select jsonb_object_agg(key, value) from jsonb_each(stored) where section || '.' || key = any(kept)), '{}') end;

-- Sections that members saved before: all their fields are kept, as single fields are not known.
update businesses b set kept_fields = array(
  select distinct case when e.section = 'certificates' then 'certificates' else e.section || '.' || f.name end
  from jsonb_object_keys(b.section_versions) e (section)
  left join (values
    ('general', 'companyName'), ('general', 'shortDescription'), ('general', 'generalDescription'), ('general', 'businessType'),
    ('general', 'industry'), ('general', 'categories'), ('general', 'yearStablished'), ('general', 'totalAnnualRevenue'),
    ('general', 'totalEmployees'), ('general', 'totalProductionEmployees'), ('general', 'productionCapacity'),
    ('general', 'profilePhoto'), ('general', 'coverPhoto'), ('general', 'video'), ('contactInfo', 'legalAddressEnglish'),
    ('contactInfo', 'shippingAddressEnglish'), ('contactInfo', 'city'), ('contactInfo', 'zipcode'), ('contactInfo', 'country'),
    ('contactInfo', 'state'), ('contactInfo', 'email'), ('contactInfo', 'website'), ('contactInfo', 'phone'),
    ('contactInfo', 'mobilePhone'), ('factory', 'manufacturingFacilities'), ('factory', 'city'), ('factory', 'zipcode'),
    ('factory', 'country'), ('factory', 'state'), ('factory', 'factorySize'), ('factory', 'numberProductionLines'),
    ('factory', 'contractManufacturing'), ('tradeCapabilities', 'markets'), ('tradeCapabilities', 'spokenLanguages'),
    ('tradeCapabilities', 'totalEmployeesSales'), ('tradeCapabilities', 'averageLeadTime'),
    ('businessTerms', 'acceptedDeliveryTerms'), ('businessTerms', 'acceptedPaymentCurrencies'),
    ('businessTerms', 'packagingTypes'), ('businessTerms', 'acceptedPaymentTypes')
  ) f (section, name) on f.section = e.section
  where e.section = 'certificates' or f.name is not null)
where b.source_id is not null and b.section_versions <> '{}' and exists (select from members m where m.business_id = b.id);
update products p set kept_since = p.updated_at
where p.source_id is not null and p.version > 1 and exists (select from members m where m.business_id = p.business_id);
