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
  -- The screening that was cleared and whose decision holds for this one: the same names, and the list says the same of the same.
  decided_as            integer,
  screened_at           timestamptz not null default clock_timestamp(),
  primary key (tenant_id, sanctions_screening_id),
  foreign key (tenant_id, wire_payee_id) references wire_payees,
  foreign key (tenant_id, sanctions_list_id) references sanctions_lists,
  check (decided_as is null or hits <> '[]')
);
create index sanctions_screenings_of_payee on sanctions_screenings (tenant_id, wire_payee_id, sanctions_screening_id desc);
create index sanctions_screenings_to_decide on sanctions_screenings (tenant_id, wire_payee_id, sanctions_screening_id desc)
  where hits <> '[]' and decided_as is null;

-- What somebody said of a payee at its latest screening: of its hits, and of all that nobody had decided before.
create table sanctions_decisions (
  tenant_id              varchar(63) not null,
  sanctions_screening_id integer not null,
  wire_payee_id          integer not null,
  -- Whether the payee is who the list names.
  is_same                boolean not null,
  reason                 varchar(300) not null check (reason = btrim(reason) and reason <> ''),
  decided_at             timestamptz not null default clock_timestamp(),
  decided_by             text not null default current_setting('app.actor', true),
  primary key (tenant_id, sanctions_screening_id),
  foreign key (tenant_id, sanctions_screening_id) references sanctions_screenings,
  foreign key (tenant_id, wire_payee_id) references wire_payees
);
create index sanctions_decisions_of_payee on sanctions_decisions (tenant_id, wire_payee_id, sanctions_screening_id desc);
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

-- The names of a payee that are screened: its own, and of its latest instructions whoever gets the money or passes it on. Each once, as one array.
create function sanctions_names(payee integer) returns jsonb language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_agg(n.name order by n.place) from (
    select one.name, min(one.place) as place from wire_payees p
    left join lateral (select * from wire_instructions i where i.tenant_id = p.tenant_id and i.wire_payee_id = p.wire_payee_id
      order by i.number desc limit 1) i on true,
    lateral unnest(array[p.name, i.beneficiary, i.further_credit, i.bank_name, i.intermediary_name]::text[]) with ordinality as one (name, place)
    where p.tenant_id = current_setting('app.tenant', true) and p.wire_payee_id = payee and one.name is not null
    group by one.name) n
$$;

-- What stands of a payee whatever its names and the list become. It is blocked until another person says otherwise, and open while hits of any screening wait
-- that came since somebody decided.
create function sanctions_standing(payee integer) returns text language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case
    when d.is_same then 'blocked'
    when exists (select from sanctions_screenings s where s.tenant_id = current_setting('app.tenant', true) and s.wire_payee_id = payee
      and s.hits <> '[]' and s.decided_as is null and s.sanctions_screening_id > coalesce(d.sanctions_screening_id, 0)) then 'open' end
  from (select) one
  left join lateral (select * from sanctions_decisions d where d.tenant_id = current_setting('app.tenant', true) and d.wire_payee_id = payee
    order by d.sanctions_screening_id desc limit 1) d on true
$$;

-- Whether a person entered what is to be decided: the latest instructions of a payee, or others since the last decision, or was the last to save the payee.
create function sanctions_are_own(payee integer, person text) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from wire_instructions i where i.tenant_id = current_setting('app.tenant', true) and i.wire_payee_id = payee and i.entered_by = person
    and (i.number = (select max(n.number) from wire_instructions n where n.tenant_id = i.tenant_id and n.wire_payee_id = payee)
      or i.entered_at > coalesce((select max(d.decided_at) from sanctions_decisions d where d.tenant_id = i.tenant_id and d.wire_payee_id = payee), '-infinity')))
    or exists (select from wire_payees p where p.tenant_id = current_setting('app.tenant', true) and p.wire_payee_id = payee and p.updated_by = person)
$$;

-- What was imported, screened and decided stays, for the owner, too. Who and when, the tables say themselves.
create function sanctions_row_stays() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'lists of sanctions, screenings and decisions are neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;

create function sanctions_row_comes() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  who   text := nullif(current_setting('app.actor', true), '');
  about record;
begin
  if tg_table_name = 'sanctions_lists' then
    new.imported_at := clock_timestamp();
    new.imported_by := who;
  elsif tg_table_name = 'sanctions_screenings' then
    -- Whoever sends to the payee meanwhile holds it, too.
    perform from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = new.wire_payee_id for no key update;
    new.screened_at := clock_timestamp();
    -- What was cleared holds, for its own payee alone.
    if new.decided_as is not null and not exists (select from sanctions_decisions d where d.tenant_id = new.tenant_id
        and d.sanctions_screening_id = new.decided_as and d.wire_payee_id = new.wire_payee_id and not d.is_same) then
      raise exception 'what was cleared holds for its payee' using errcode = 'insufficient_privilege';
    end if;
  else
    select s.wire_payee_id into new.wire_payee_id from sanctions_screenings s
    where s.tenant_id = new.tenant_id and s.sanctions_screening_id = new.sanctions_screening_id;
    perform from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = new.wire_payee_id for no key update;
    select sanctions_standing(new.wire_payee_id) as standing, d.decided_by as blocked_by into about from (select) one
    left join lateral (select * from sanctions_decisions d where d.tenant_id = new.tenant_id and d.wire_payee_id = new.wire_payee_id
      order by d.sanctions_screening_id desc limit 1) d on true;
    if who is null or who !~ '^[1-9]\d*$' then
      raise exception 'a person decides about a screening' using errcode = 'insufficient_privilege';
    end if;
    if about.standing is null or exists (select from sanctions_screenings s where s.tenant_id = new.tenant_id
        and s.wire_payee_id = new.wire_payee_id and s.sanctions_screening_id > new.sanctions_screening_id) then
      raise exception 'what is decided is the latest screening of a payee that is open or blocked' using errcode = 'insufficient_privilege';
    end if;
    if about.standing = 'blocked' and (new.is_same or about.blocked_by = who) then
      raise exception 'who is blocked is cleared by another person than who blocked' using errcode = 'insufficient_privilege';
    end if;
    if sanctions_are_own(new.wire_payee_id, who) then
      raise exception 'nobody decides about a payee that they entered' using errcode = 'insufficient_privilege';
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

-- What is known of the screening of a payee (domain/sanctions). Somebody's decision and what waits for one stand whatever became of names and list; else there has to
-- be a list that is not old, and the payee was screened against it, by the names that it has now.
create function sanctions_state(payee integer) returns text language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(sanctions_standing(payee), case
    when l.sanctions_list_id is null then 'no list'
    when l.list_date < current_date - 90 or s.sanctions_list_id is distinct from l.sanctions_list_id
      or s.names is distinct from sanctions_names(payee) then 'old list'
    when s.hits = '[]' then 'none'
    else 'cleared' end)
  from (select) one
  left join lateral (select * from sanctions_lists l where l.tenant_id = current_setting('app.tenant', true)
    order by l.list_date desc, l.sanctions_list_id desc limit 1) l on true
  left join lateral (select * from sanctions_screenings s where s.tenant_id = current_setting('app.tenant', true) and s.wire_payee_id = payee
    order by s.sanctions_screening_id desc limit 1) s on true
$$;

revoke execute on function sanctions_row_stays(), sanctions_row_comes(), sanctions_names(integer), sanctions_standing(integer),
  sanctions_are_own(integer, text), sanctions_state(integer) from public;
grant execute on function sanctions_names(integer), sanctions_standing(integer), sanctions_are_own(integer, text), sanctions_state(integer)
  to closewright_app;
