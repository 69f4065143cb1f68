-- Counts of the portfolio without reading the files: docs/decisions/0017-counts-kept-with-the-files.md.

-- What a file counts as, in one narrow row.
create table counted_files (
  tenant_id         varchar(63) not null,
  orders_id         integer not null,
  status            smallint not null,
  region_id         integer not null,
  branch_id         integer not null,
  -- The Sunday of the week it closes in; infinity without a closing date, -infinity once the week is over.
  closing_week      date not null,
  -- 0 is nobody
  escrow_officer_id integer not null,
  title_officer_id  integer not null,
  closer_id         integer not null,
  post_closer_id    integer not null,
  -- of the default loan; '' is none
  lender_name       varchar(120) not null,
  -- Numeric, as the sums below: none is too large, it may not keep a file from being saved.
  sale_price_cents  numeric not null,
  -- of all loans
  loans_cents       numeric not null,
  primary key (tenant_id, orders_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade
);
create index counted_files_closing_week on counted_files (tenant_id, closing_week)
  where closing_week > '-infinity' and closing_week < 'infinity';

-- How many files count as the same, by who has one duty on them. Their number grows with people, lenders and weeks ahead, not with files.
create table file_counts (
  tenant_id        varchar(63) not null,
  -- 1 escrow officer, 2 title officer, 3 closer, 4 post-closer
  duty             smallint not null check (duty between 1 and 4),
  status           smallint not null,
  officer_id       integer not null,
  region_id        integer not null,
  branch_id        integer not null,
  closing_week     date not null,
  lender_name      varchar(120) not null,
  files            integer not null,
  sale_price_cents numeric not null,
  loans_cents      numeric not null,
  primary key (tenant_id, duty, status, officer_id, region_id, branch_id, closing_week, lender_name)
);

do $$
declare
  target text;
begin
  foreach target in array array['counted_files', 'file_counts']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
  end loop;
end $$;
grant select, insert, update, delete on counted_files, file_counts to closewright_app;

-- The counts a file is part of, once for each duty; weight -1 takes it out of them.
create function file_counts_of(c counted_files, weight integer) returns setof file_counts language sql immutable as $$
  select c.tenant_id, d.duty, c.status, d.officer_id, c.region_id, c.branch_id, c.closing_week, c.lender_name, weight,
    weight * c.sale_price_cents, weight * c.loans_cents
  from (values (1::smallint, c.escrow_officer_id), (2, c.title_officer_id), (3, c.closer_id), (4, c.post_closer_id)) d (duty, officer_id)
$$;

-- Keeps file_counts the sum of counted_files. Every write of orders and loans has taken the tenant's turn (lock_audit_chain, 0001): two of
-- them never meet here and wait for each other.
create function counted_files_sums() returns trigger language plpgsql as $$
declare
  changes file_counts[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(select f from old_rows c, file_counts_of(c, -1) f);
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(select f from new_rows c, file_counts_of(c, 1) f);
  end if;
  merge into file_counts f
  using (
    select tenant_id, duty, status, officer_id, region_id, branch_id, closing_week, lender_name, sum(files)::integer as files,
      sum(sale_price_cents) as sale_price_cents, sum(loans_cents) as loans_cents
    from unnest(changes) group by tenant_id, duty, status, officer_id, region_id, branch_id, closing_week, lender_name) d
  on f.tenant_id = d.tenant_id and f.duty = d.duty and f.status = d.status and f.officer_id = d.officer_id and f.region_id = d.region_id
    and f.branch_id = d.branch_id and f.closing_week = d.closing_week and f.lender_name = d.lender_name
  when matched and f.files + d.files = 0 then delete
  when matched then update set files = f.files + d.files, sale_price_cents = f.sale_price_cents + d.sale_price_cents,
    loans_cents = f.loans_cents + d.loans_cents
  when not matched then insert values (d.tenant_id, d.duty, d.status, d.officer_id, d.region_id, d.branch_id, d.closing_week,
    d.lender_name, d.files, d.sale_price_cents, d.loans_cents);
  return null;
end $$;
create trigger counted_files_sums_insert after insert on counted_files referencing new table as new_rows
  for each statement execute function counted_files_sums();
create trigger counted_files_sums_update after update on counted_files referencing old table as old_rows new table as new_rows
  for each statement execute function counted_files_sums();
create trigger counted_files_sums_delete after delete on counted_files referencing old table as old_rows
  for each statement execute function counted_files_sums();

-- The Sunday of a day's week, as closingRange of packages/domain has it.
create function closing_week_of(day date) returns date language sql immutable parallel safe as $$
  select day - extract(dow from day)::integer
$$;

-- Counts these files of the tenant anew.
create function count_files_again(ids integer[]) returns void language plpgsql as $$
declare
  tenant text := current_setting('app.tenant', true);
  -- In no time zone is it an earlier day than yesterday of UTC: what is over by then is over everywhere.
  this_week date := closing_week_of(current_date - 1);
begin
  delete from counted_files where tenant_id = tenant and orders_id = any(ids);
  insert into counted_files
  select o.tenant_id, o.orders_id, o.status, o.region_id, o.branch_id,
    case when o.closing_date is null then 'infinity' when o.closing_date < this_week then '-infinity' else closing_week_of(o.closing_date) end,
    coalesce(o.escrow_officer_id, 0), coalesce(o.title_officer_id, 0), coalesce(o.closer_id, 0), coalesce(o.post_closer_id, 0),
    coalesce((select l.lender_name from loans l where l.tenant_id = tenant and l.loan_id = o.default_loan_id), ''),
    coalesce(o.sale_price_cents, 0),
    coalesce((select sum(l.amount_cents) from loans l where l.tenant_id = tenant and l.orders_id = o.orders_id), 0)
  from orders o where o.tenant_id = tenant and o.orders_id = any(ids);
  -- Weeks that are over by now become one. Until somebody saves, readers add them up themselves.
  update counted_files set closing_week = '-infinity'
  where tenant_id = tenant and closing_week > '-infinity' and closing_week < 'infinity' and closing_week < this_week;
end $$;

create function orders_counted() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    ids := array(select orders_id from new_rows);
  else
    ids := array(select n.orders_id from new_rows n join old_rows o using (tenant_id, orders_id)
      where (n.status, n.region_id, n.branch_id, n.closing_date, n.escrow_officer_id, n.title_officer_id, n.closer_id, n.post_closer_id,
          n.default_loan_id, n.sale_price_cents) is distinct from
        (o.status, o.region_id, o.branch_id, o.closing_date, o.escrow_officer_id, o.title_officer_id, o.closer_id, o.post_closer_id,
          o.default_loan_id, o.sale_price_cents));
  end if;
  if ids <> '{}' then perform count_files_again(ids); end if;
  return null;
end $$;
create trigger orders_counted_insert after insert on orders referencing new table as new_rows
  for each statement execute function orders_counted();
create trigger orders_counted_update after update on orders referencing old table as old_rows new table as new_rows
  for each statement execute function orders_counted();

create function loans_counted() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct orders_id from new_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct orders_id from old_rows);
  else
    ids := array(select distinct n.orders_id from new_rows n join old_rows o using (tenant_id, loan_id)
      where (n.lender_name, n.amount_cents) is distinct from (o.lender_name, o.amount_cents));
  end if;
  if ids <> '{}' then perform count_files_again(ids); end if;
  return null;
end $$;
create trigger loans_counted_insert after insert on loans referencing new table as new_rows
  for each statement execute function loans_counted();
create trigger loans_counted_update after update on loans referencing old table as old_rows new table as new_rows
  for each statement execute function loans_counted();
create trigger loans_counted_delete after delete on loans referencing old table as old_rows
  for each statement execute function loans_counted();

grant execute on function file_counts_of(counted_files, integer), closing_week_of(date), count_files_again(integer[]) to closewright_app;

-- The files that are there already, some thousands at a time.
do $$
declare
  tenant text;
  ids integer[];
begin
  perform set_config('app.system', 'on', true);
  for tenant in select tenant_id from tenants loop
    perform set_config('app.tenant', tenant, true);
    for ids in select array_agg(orders_id) from orders where tenant_id = tenant group by orders_id / 5000 loop
      perform count_files_again(ids);
    end loop;
  end loop;
  perform set_config('app.system', '', true), set_config('app.tenant', '', true);
end $$;

-- Names of lenders, each found once along the index, and the files of those that match.
create index loans_of_lender on loans (tenant_id, lender_name, orders_id) where lender_name is not null;
