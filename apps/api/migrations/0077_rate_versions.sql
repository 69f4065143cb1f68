-- Versions of recording-fee schedules, tax tables and rate manuals of an office: imported as drafts, published from a day, then never changed.
create table rate_versions (
  tenant_id       varchar(63) not null references tenants,
  rate_version_id integer not null check (rate_version_id > 0),
  kind            varchar(20) not null,
  code            varchar(60) not null,
  number          integer not null check (number between 1 and 100000),
  label           varchar(120) not null,
  state           varchar(2) not null,
  county          varchar(80),
  source          varchar(300) not null,
  status          varchar(20) not null default 'Draft' check (status in ('Draft', 'Published')),
  effective_from  date,
  -- The file in the order of its format, and its SHA-256.
  content         text not null,
  hash            varchar(64) not null,
  version         integer not null default 1,
  updated_at      timestamptz not null default now(),
  updated_by      text not null default current_setting('app.actor', true),
  primary key (tenant_id, rate_version_id),
  constraint rate_versions_number unique (tenant_id, code, number),
  check ((status = 'Published') = (effective_from is not null))
);
select tenant_table('rate_versions', 'rate_version_id');

-- Files name the version they were computed with: what is published stays, and of a draft only its publication changes.
create function rate_version_stays() returns trigger language plpgsql as $$
begin
  if old.status = 'Published' or (new.content, new.hash, new.code, new.number) is distinct from (old.content, old.hash, old.code, old.number) then
    raise exception 'a version of rates is not changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger rate_version_stays before update on rate_versions for each row execute function rate_version_stays();

-- What a document keeps of the schedule it is charged by.
alter table recording_documents
  add column rate_version       varchar(80),
  add column base_fee_cents     money_cents check (base_fee_cents >= 0),
  add column pages_included     smallint check (pages_included between 0 and 9999),
  add column page_fee_cents     money_cents check (page_fee_cents >= 0),
  add column names_included     smallint check (names_included between 0 and 999),
  add column name_fee_cents     money_cents check (name_fee_cents >= 0),
  add column surcharges_cents   money_cents check (surcharges_cents >= 0);

-- The version of the rates that a rate order stays with.
alter table rate_orders add column rate_version varchar(80);
