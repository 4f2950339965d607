-- Copy of portals as administrators wrote it; the newest of a portal that is published and not withdrawn takes the place of its file.
create table portal_versions (
  id uuid primary key default uuidv7(),
  -- Key of the portal.
  portal text not null,
  -- Titles, leads, video, phones, facts: `PortalCopy` of the contract.
  copy jsonb not null,
  publish_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  written_by uuid not null,
  reason text not null,
  -- Of the sample data.
  sample boolean not null default false
);
-- The shown one of a portal, asked for each page that is rendered.
create index portal_versions_by_portal on portal_versions (portal, publish_at desc, id desc);
