-- Where the searches for files look. Under forced row level security an index serves leakproof comparisons only (0018_company_words.sql), so what
-- pg_trgm compares is found by words and sounds first, by equality and ranges, and weighed by shared groups of three letters after that.

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create table file_words (
  tenant_id varchar(63) not null,
  -- 1 buyer, 2 seller, 3 other contact, 4 address, 5 subdivision, 6 tax id, 7 loan number
  kind      smallint not null check (kind between 1 and 7),
  -- the contact, property or loan the word is of
  source_id integer not null,
  word      varchar(60) not null,
  orders_id integer not null,
  -- how the first word sounds; only of names
  sound     varchar(16),
  primary key (tenant_id, kind, source_id, word),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade
);
create index file_words_by_word on file_words (tenant_id, kind, word varchar_pattern_ops, orders_id);
create index file_words_by_sound on file_words (tenant_id, kind, sound, orders_id) where sound is not null;
create index file_words_of_order on file_words (tenant_id, orders_id);
alter table file_words enable row level security;
alter table file_words force row level security;
create policy tenant_rows on file_words using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, delete on file_words to closewright_app;

-- The rest of each line from every word on: small letters, one blank between words.
create function search_words_of(lines text[]) returns setof text language sql immutable parallel safe as $$
  select distinct left(substr(n.line, at), 60)
  from (select btrim(regexp_replace(lower(l), '\s+', ' ', 'g')) as line from unnest(lines) l) n,
    generate_series(1, least(char_length(n.line), 200)) at
  where substr(n.line, at, 1) <> ' '
    and (at = 1 or position(substr(n.line, at - 1, 1) in ' -/&.,()"+:') > 0)
$$;
create or replace function company_words_of(name text, friendly_name text) returns setof text
  language sql immutable parallel safe as $$ select search_words_of(array[name, friendly_name]) $$;

-- Sounds are of English letters; other scripts are found by their words.
create function search_sound_of(word text) returns text language sql immutable parallel safe as $$
  select case when split_part(word, ' ', 1) ~ '^[a-z]{3,}$' then nullif(dmetaphone(split_part(word, ' ', 1)), '') end
$$;

-- The sounds a word is searched by: what it is usually, and what it may be in another language (Schmidt: xmt and smt).
create function search_sounds_of(word text) returns text[] language sql immutable parallel safe as $$
  select case when split_part(word, ' ', 1) ~ '^[a-z]{3,}$'
    then array[dmetaphone(split_part(word, ' ', 1)), dmetaphone_alt(split_part(word, ' ', 1))] else '{}' end
$$;

create function party_search_kind(role_type_id integer) returns smallint language sql immutable parallel safe as $$
  select case role_type_id when 15 then 1 when 16 then 2 else 3 end::smallint
$$;
create function party_search_lines(p order_parties) returns text[] language sql immutable parallel safe as $$
  select array[p.name, nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.contact_name]
$$;

create function order_parties_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from file_words w using old_rows o
    where w.tenant_id = o.tenant_id and w.kind in (1, 2, 3) and w.source_id = o.roles_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into file_words (tenant_id, kind, source_id, word, orders_id, sound)
    select n.tenant_id, party_search_kind(n.role_type_id), n.roles_id, w, n.orders_id, search_sound_of(w)
    from new_rows n, search_words_of(party_search_lines(n)) w;
  end if;
  return null;
end $$;
create trigger order_parties_words_insert after insert on order_parties referencing new table as new_rows
  for each statement execute function order_parties_words();
create trigger order_parties_words_update after update on order_parties referencing old table as old_rows new table as new_rows
  for each statement execute function order_parties_words();
create trigger order_parties_words_delete after delete on order_parties referencing old table as old_rows
  for each statement execute function order_parties_words();

create function properties_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from file_words w using old_rows o
    where w.tenant_id = o.tenant_id and w.kind in (4, 5, 6) and w.source_id = o.property_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into file_words (tenant_id, kind, source_id, word, orders_id, sound)
    select n.tenant_id, f.kind, n.property_id, w, n.orders_id, case when f.kind = 5 then search_sound_of(w) end
    from new_rows n,
      lateral (values (4::smallint, array[concat_ws(', ', n.address_1, n.address_2, n.city)]), (5, array[n.subdivision]),
        (6, array[n.parcel_id, n.other_parcels])) f (kind, lines),
      search_words_of(f.lines) w;
  end if;
  return null;
end $$;
create trigger properties_words_insert after insert on properties referencing new table as new_rows
  for each statement execute function properties_words();
create trigger properties_words_update after update on properties referencing old table as old_rows new table as new_rows
  for each statement execute function properties_words();
create trigger properties_words_delete after delete on properties referencing old table as old_rows
  for each statement execute function properties_words();

create function loans_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from file_words w using old_rows o where w.tenant_id = o.tenant_id and w.kind = 7 and w.source_id = o.loan_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into file_words (tenant_id, kind, source_id, word, orders_id)
    select n.tenant_id, 7, n.loan_id, w, n.orders_id from new_rows n, search_words_of(array[n.loan_number]) w;
  end if;
  return null;
end $$;
create trigger loans_words_insert after insert on loans referencing new table as new_rows
  for each statement execute function loans_words();
create trigger loans_words_update after update on loans referencing old table as old_rows new table as new_rows
  for each statement execute function loans_words();
create trigger loans_words_delete after delete on loans referencing old table as old_rows
  for each statement execute function loans_words();

grant execute on function search_words_of(text[]), search_sound_of(text), search_sounds_of(text), party_search_kind(integer), party_search_lines(order_parties)
  to closewright_app;

-- What the extensions bring is everybody's on a server; an owner who keeps functions to himself has to say so.
grant execute on function dmetaphone(text), dmetaphone_alt(text), similarity(text, text), strict_word_similarity(text, text) to closewright_app;

-- The files that are there already; as the owner, for all tenants at once.
alter table order_parties no force row level security;
alter table properties no force row level security;
alter table loans no force row level security;
alter table file_words no force row level security;
insert into file_words (tenant_id, kind, source_id, word, orders_id, sound)
select n.tenant_id, party_search_kind(n.role_type_id), n.roles_id, w, n.orders_id, search_sound_of(w)
from order_parties n, search_words_of(party_search_lines(n)) w;
insert into file_words (tenant_id, kind, source_id, word, orders_id, sound)
select n.tenant_id, f.kind, n.property_id, w, n.orders_id, case when f.kind = 5 then search_sound_of(w) end
from properties n,
  lateral (values (4::smallint, array[concat_ws(', ', n.address_1, n.address_2, n.city)]), (5, array[n.subdivision]),
    (6, array[n.parcel_id, n.other_parcels])) f (kind, lines),
  search_words_of(f.lines) w;
insert into file_words (tenant_id, kind, source_id, word, orders_id)
select n.tenant_id, 7, n.loan_id, w, n.orders_id from loans n, search_words_of(array[n.loan_number]) w;
alter table order_parties force row level security;
alter table properties force row level security;
alter table loans force row level security;
alter table file_words force row level security;
