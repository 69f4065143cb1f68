-- Portfolio Manager: the order its list begins with, filters under names, and who took the list out of the product.

-- The pipeline by closing date, files without one last. A case and not coalesce(): under row level security an index serves only what is known
-- to be leakproof (0018_company_words.sql). modules/portfolio asks for exactly this expression.
create index orders_portfolio_open on orders (tenant_id, (case when closing_date is null then 'infinity'::date else closing_date end), orders_id)
  where status in (0, 1, 7);
create index orders_portfolio_all on orders (tenant_id, (case when closing_date is null then 'infinity'::date else closing_date end), orders_id);

create table portfolio_filters (
  tenant_id           varchar(63) not null,
  portfolio_filter_id integer not null check (portfolio_filter_id > 0),
  users_id            integer not null,
  name                varchar(60) not null check (name = btrim(name) and name <> ''),
  is_shared           boolean not null default false,
  -- portfolioCriteriaSchema of packages/contract
  criteria            jsonb not null,
  version             integer not null default 1,
  updated_at          timestamptz not null default now(),
  updated_by          text not null default current_setting('app.actor', true),
  primary key (tenant_id, portfolio_filter_id),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade
);
-- Names of one user differ by more than capitals.
create unique index portfolio_filters_name on portfolio_filters (tenant_id, users_id, lower(name));
create index portfolio_filters_shared on portfolio_filters (tenant_id) where is_shared;
create trigger portfolio_filters_new_version before update on portfolio_filters for each row execute function orders_new_version();

-- Each time a list was exported: what passed the filter then, not which rows.
create table portfolio_exports (
  tenant_id varchar(63) not null references tenants,
  export_id integer not null check (export_id > 0),
  criteria  jsonb not null,
  primary key (tenant_id, export_id)
);

do $$
declare
  target text;
begin
  foreach target in array array['portfolio_filters', 'portfolio_exports']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
  end loop;
end $$;
grant select, insert, update, delete on portfolio_filters to closewright_app;
grant select, insert on portfolio_exports to closewright_app;
select audit_table('portfolio_filters', 'portfolio_filter_id'), audit_table('portfolio_exports', 'export_id');
