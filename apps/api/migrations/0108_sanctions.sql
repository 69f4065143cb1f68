-- Lists of sanctions that the office imported, and what screening of the payees of wires against them came to. docs/sanctions.md, decision 0051.

create table sanctions_lists (
  tenant_id         varchar(63) not null references tenants,
  sanctions_list_id integer not null check (sanctions_list_id > 0),
  -- As whoever imported it said. Names are screened against the list of the latest day, and of several of that day against the last one.
  list_date         date not null check (list_date between '1970-01-01' and '2099-12-31'),
  -- The names of its files.
  files             jsonb not null check (jsonb_typeof(files) = 'array' and length(files::text) <= 1000),
  entry_count       integer not null check (entry_count > 0),
  -- With aliases.
  name_count        integer not null check (name_count >= entry_count),
  -- Of its files, one after another.
  sha256            varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  imported_at       timestamptz not null default clock_timestamp(),
  imported_by       text not null default current_setting('app.actor', true),
  primary key (tenant_id, sanctions_list_id),
  unique (tenant_id, list_date, sha256)
);
select tenant_table('sanctions_lists', 'sanctions_list_id');
revoke update on sanctions_lists from closewright_app;

-- Its names, packed: they are read as a whole, and are public. Under the audit is the hash of its files.
create table sanctions_list_contents (
  tenant_id         varchar(63) not null,
  sanctions_list_id integer not null,
  -- JSON in gzip.
  content           bytea not null,
  primary key (tenant_id, sanctions_list_id),
  foreign key (tenant_id, sanctions_list_id) references sanctions_lists
);

-- What of the list was like the names of a payee at a time. Screenings are many, and each audited row is a link of a chain: under the audit are lists and decisions.
create table sanctions_screenings (
  tenant_id             varchar(63) not null,
  sanctions_screening_id integer not null check (sanctions_screening_id > 0),
  wire_payee_id         integer not null,
  sanctions_list_id     integer not null,
  -- What was screened.
  names                 jsonb not null check (jsonb_typeof(names) = 'array' and jsonb_array_length(names) > 0 and length(names::text) <= 4000),
  -- As domain/sanctions tells them, the likest first.
  hits                  jsonb not null check (jsonb_typeof(hits) = 'array' and length(hits::text) <= 1000000),
  -- The screening whose decision holds for this one: the same names, and the list says the same of the same.
  decided_as            integer,
  screened_at           timestamptz not null default clock_timestamp(),
  primary key (tenant_id, sanctions_screening_id),
  foreign key (tenant_id, wire_payee_id) references wire_payees,
  foreign key (tenant_id, sanctions_list_id) references sanctions_lists,
  check (decided_as is null or hits <> '[]')
);
create index sanctions_screenings_of_payee on sanctions_screenings (tenant_id, wire_payee_id, sanctions_screening_id desc);

-- What somebody said of the hits of a screening.
create table sanctions_decisions (
  tenant_id              varchar(63) not null,
  sanctions_screening_id integer not null,
  -- Whether the payee is who the list names.
  is_same                boolean not null,
  reason                 varchar(300) not null check (reason = btrim(reason) and reason <> ''),
  decided_at             timestamptz not null default clock_timestamp(),
  decided_by             text not null default current_setting('app.actor', true),
  primary key (tenant_id, sanctions_screening_id),
  foreign key (tenant_id, sanctions_screening_id) references sanctions_screenings
);
alter table sanctions_screenings add foreign key (tenant_id, decided_as) references sanctions_decisions;

do $$
declare
  target text;
begin
  foreach target in array array['sanctions_list_contents', 'sanctions_screenings', 'sanctions_decisions'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
    execute format('grant select, insert on %I to closewright_app', target);
  end loop;
end $$;
select audit_table('sanctions_decisions', 'sanctions_screening_id');

-- What was imported, screened and decided stays, for the owner, too. Who and when, the tables say themselves.
create function sanctions_row_stays() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'lists of sanctions, screenings and decisions are neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;

-- The names of a payee that are screened: its own, and all that its latest instructions name, as money goes to each of them.
create function screened_names(tenant text, payee integer) returns text[] language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select array(select distinct btrim(n.name) from wire_payees p
    left join lateral (select * from wire_instructions i where i.tenant_id = tenant and i.wire_payee_id = payee order by i.number desc limit 1) i on true,
    unnest(array[p.name, i.beneficiary, i.further_credit, i.bank_name, i.intermediary_name]) as n (name)
    where p.tenant_id = tenant and p.wire_payee_id = payee and btrim(n.name) <> '')
$$;

-- The latest screening of a payee where it stops money: nobody has decided about its hits, or somebody said that it is who the list names.
create function stopping_screening(tenant text, payee integer, out hits jsonb, out is_same boolean) language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select s.hits, d.is_same from (select * from sanctions_screenings s where s.tenant_id = tenant and s.wire_payee_id = payee
    order by s.sanctions_screening_id desc limit 1) s
  left join sanctions_decisions d on d.tenant_id = tenant and d.sanctions_screening_id = coalesce(s.decided_as, s.sanctions_screening_id)
  where s.hits <> '[]' and d.is_same is not false
$$;

create function sanctions_row_comes() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  who   text := nullif(current_setting('app.actor', true), '');
  about record;
begin
  if tg_table_name = 'sanctions_lists' then
    new.imported_at := clock_timestamp();
    new.imported_by := who;
  elsif tg_table_name = 'sanctions_screenings' then
    new.screened_at := clock_timestamp();
    -- Who sends to the payee waits for what comes of it.
    perform from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = new.wire_payee_id for no key update;
    -- What stops money is told until somebody decides, whatever becomes of the list and of the names.
    select b.hits, b.is_same into about from stopping_screening(new.tenant_id, new.wire_payee_id) b;
    if exists (select from jsonb_array_elements(about.hits) b where not exists (select from jsonb_array_elements(new.hits) h
        where h -> 'entry' = b -> 'entry' and h -> 'screened' = b -> 'screened')) then
      raise exception 'what stops a payee is told until somebody decides' using errcode = 'insufficient_privilege';
    end if;
    if about.is_same and exists (select from sanctions_decisions d where d.tenant_id = new.tenant_id and d.sanctions_screening_id = new.decided_as
        and not d.is_same) then
      raise exception 'who is on the list is cleared by a decision alone' using errcode = 'insufficient_privilege';
    end if;
    -- A decision holds for its own payee alone.
    if new.decided_as is not null and not exists (select from sanctions_screenings s where s.tenant_id = new.tenant_id
        and s.sanctions_screening_id = new.decided_as and s.wire_payee_id = new.wire_payee_id) then
      raise exception 'a decision holds for its payee' using errcode = 'insufficient_privilege';
    end if;
  else
    select s.wire_payee_id, s.hits, s.decided_as into about from sanctions_screenings s
    where s.tenant_id = new.tenant_id and s.sanctions_screening_id = new.sanctions_screening_id;
    if who is null or who !~ '^[1-9]\d*$' then
      raise exception 'a person decides about a screening' using errcode = 'insufficient_privilege';
    end if;
    if not found or about.hits = '[]' or about.decided_as is not null or exists (select from sanctions_screenings s where s.tenant_id = new.tenant_id
        and s.wire_payee_id = about.wire_payee_id and s.sanctions_screening_id > new.sanctions_screening_id) then
      raise exception 'what is decided is the latest screening of a payee, whose hits nobody has decided' using errcode = 'insufficient_privilege';
    end if;
    perform from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = about.wire_payee_id for no key update;
    if exists (select from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = about.wire_payee_id and p.updated_by = who)
      or who = (select i.entered_by from wire_instructions i where i.tenant_id = new.tenant_id and i.wire_payee_id = about.wire_payee_id
        order by i.number desc limit 1) then
      raise exception 'another person decides than who entered the payee' using errcode = 'SN001';
    end if;
    new.decided_at := clock_timestamp();
    new.decided_by := who;
  end if;
  return new;
end $$;

do $$
declare
  target text;
begin
  foreach target in array array['sanctions_lists', 'sanctions_list_contents', 'sanctions_screenings', 'sanctions_decisions'] loop
    execute format('create trigger sanctions_row_stays before update or delete on %I for each row execute function sanctions_row_stays()', target);
    execute format('create trigger sanctions_row_stays_whole before truncate on %I for each statement execute function sanctions_row_stays()', target);
    if target <> 'sanctions_list_contents' then
      execute format('create trigger sanctions_row_comes before insert on %I for each row execute function sanctions_row_comes()', target);
    end if;
  end loop;
end $$;

-- What is known of the screening of a payee (domain/sanctions). Somebody's decision and what waits for one stand whatever became of the list; else there has to be a
-- list that is not old, and the payee was screened against it by all its names.
create function sanctions_state(payee integer) returns text language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case
    when d.is_same then 'blocked'
    when s.hits <> '[]' and d.is_same is null then 'open'
    when l.sanctions_list_id is null then 'no list'
    when l.list_date < current_date - 90 or s.sanctions_list_id is distinct from l.sanctions_list_id
      or not s.names ?& screened_names(current_setting('app.tenant', true), payee) then 'old list'
    when s.hits = '[]' then 'none'
    else 'cleared' end
  from (select) one
  left join lateral (select * from sanctions_lists l where l.tenant_id = current_setting('app.tenant', true)
    order by l.list_date desc, l.sanctions_list_id desc limit 1) l on true
  left join lateral (select * from sanctions_screenings s where s.tenant_id = current_setting('app.tenant', true) and s.wire_payee_id = payee
    order by s.sanctions_screening_id desc limit 1) s on true
  left join sanctions_decisions d on d.tenant_id = s.tenant_id and d.sanctions_screening_id = coalesce(s.decided_as, s.sanctions_screening_id)
$$;

revoke execute on function sanctions_row_stays(), sanctions_row_comes(), sanctions_state(integer), screened_names(text, integer),
  stopping_screening(text, integer) from public;
grant execute on function sanctions_state(integer), screened_names(text, integer), stopping_screening(text, integer) to closewright_app;
