-- Fills a tenant with closing files in plain SQL: bench.files of them, with five parties, a property and five audit rows each and a loan for three of
-- four. Run by the superuser. No trigger fires (they would take an hour), so what triggers keep is written here, too: the words of the
-- searches, what the portfolio counts, the counters, the audit's head. The hashes of the audit are no chain: what is measured reads and extends it, and never checks it.
-- The same rows each time: chance is a function of the row's number.

set session_replication_role = replica;

create temp table bench_base as
select current_setting('bench.tenant') as tenant, current_setting('bench.files')::integer as files,
  coalesce((select max(orders_id) from orders where tenant_id = current_setting('bench.tenant')), 0) as orders,
  coalesce((select max(roles_id) from order_parties where tenant_id = current_setting('bench.tenant')), 0) as parties,
  coalesce((select max(property_id) from properties where tenant_id = current_setting('bench.tenant')), 0) as properties,
  coalesce((select max(loan_id) from loans where tenant_id = current_setting('bench.tenant')), 0) as loans,
  coalesce((select max(seq) from audit_log where tenant_id = current_setting('bench.tenant')), 0) as audit;

-- 0 to below `sides`, the same for the same row and purpose.
create function pg_temp.dice(row_number integer, purpose integer, sides integer) returns integer language sql immutable as $$
  select ((hashint8extended(row_number, purpose) & 9007199254740991) % sides)::integer
$$;
-- Small numbers more often, as some names are had by many people.
create function pg_temp.skewed(row_number integer, purpose integer, sides integer) returns integer language sql immutable as $$
  select (sides * power(pg_temp.dice(row_number, purpose, 1000000) / 1000000.0, 2.5))::integer
$$;
create function pg_temp.last_name(chosen integer) returns text language sql immutable as $$
  select (array['Al','Bar','Ben','Car','Col','Dal','Den','Ed','El','Fal','Gar','Gil','Hal','Har','Hol','Jam','Jen','Kel','Kin','Lan','Lin','Mar','Mil',
      'Mor','Nel','Nor','Ol','Par','Pet','Ral','Rob','Ros','Sam','Sel','Sto','Tal','Thom','Tur','Wal','Wil'])[1 + chosen % 40]
    || (array['ander','berg','bridge','by','combe','court','dale','den','ders','don','field','ford','gate','ham','hill','ings','ington','kins','land','ley',
      'low','man','mer','more','ner','nett','ridge','rick','sen','shaw','son','stead','ston','ter','ton','tree','ville','ward','well','wick','win','wood',
      'worth','wright','yard','by Hall','stone','cott','hurst','mont'])[1 + chosen / 40 % 50]
$$;
create function pg_temp.first_name(chosen integer) returns text language sql immutable as $$
  select (array['James','Mary','Robert','Patricia','John','Jennifer','Michael','Linda','David','Elizabeth','William','Barbara','Richard','Susan','Joseph',
    'Jessica','Thomas','Sarah','Charles','Karen','Christopher','Nancy','Daniel','Lisa','Matthew','Betty','Anthony','Sandra','Mark','Ashley','Donald','Emily',
    'Steven','Kimberly','Paul','Margaret','Andrew','Donna','Joshua','Michelle','Kenneth','Carol','Kevin','Amanda','Brian','Melissa','George','Deborah'])[1 + chosen % 48]
$$;

insert into orders (tenant_id, orders_id, file_number, status, region_id, branch_id, kind_of_order, settlement_statement_type, order_service_id, open_date,
  closing_date, disbursement_date, sale_price_cents, loan_policy_amount_cents, escrow_officer_id, title_officer_id, closer_id, default_loan_id, created_at,
  updated_at, updated_by)
select b.tenant, b.orders + n, 10 + n % 10 || '-' || lpad(n::text, 6, '0'), (array[1, 1, 2, 3, 3, 3, 7, 7, 7, 7])[1 + pg_temp.dice(n, 1, 10)],
  case when n % 3 = 2 then 2 else 1 end, 1 + n % 3, case when n % 4 = 3 then 6 else 3 end, 1, 1, date '2026-11-20' - pg_temp.dice(n, 2, 1800),
  date '2026-11-20' - pg_temp.dice(n, 2, 1800) + 40, date '2026-11-20' - pg_temp.dice(n, 2, 1800) + 40, 12000000 + pg_temp.dice(n, 3, 900000) * 100,
  10000000 + pg_temp.dice(n, 3, 700000) * 100, 2, 4, 3, case when n % 4 < 3 then b.loans + n end, now() - n * interval '10 minutes',
  now() - pg_temp.dice(n, 4, 2600000) * interval '1 second', '1'
from bench_base b, generate_series(1, b.files) n;

insert into loans (tenant_id, loan_id, orders_id, lender_name, amount_cents, rate, loan_number, loan_type_id, term_months)
select b.tenant, b.loans + n, b.orders + n, pg_temp.last_name(pg_temp.dice(n, 5, 60)) || ' Bank', 10000000 + pg_temp.dice(n, 3, 700000) * 100, 6.125,
  lpad(pg_temp.dice(n, 6, 1000000000)::text, 10, '4'), 1, 360
from bench_base b, generate_series(1, b.files) n where n % 4 < 3;

insert into properties (tenant_id, property_id, orders_id, address_1, city, state, zip, county_name, brief_legal, parcel_id, subdivision)
select b.tenant, b.properties + n, b.orders + n, 1 + pg_temp.dice(n, 7, 9900) || ' ' || pg_temp.last_name(pg_temp.skewed(n, 8, 1200)) || ' '
    || (array['Street', 'Avenue', 'Road', 'Lane', 'Drive'])[1 + n % 5], pg_temp.last_name(pg_temp.skewed(n, 9, 300)) || ' Springs', 'ST',
  lpad(pg_temp.dice(n, 9, 99999)::text, 5, '0'), pg_temp.last_name(pg_temp.dice(n, 9, 80)) || ' County',
  'Lot ' || 1 + n % 60 || ', Block ' || 1 + n % 20, lpad(pg_temp.dice(n, 10, 9999)::text, 4, '0') || '-' || lpad((n % 100)::text, 2, '0') || '-'
    || lpad(pg_temp.dice(n, 11, 999)::text, 3, '0'), case when n % 3 = 0 then pg_temp.last_name(pg_temp.dice(n, 12, 2000)) || ' Estates' end
from bench_base b, generate_series(1, b.files) n;

-- Two buyers, a seller, the lender and an agent.
insert into order_parties (tenant_id, roles_id, orders_id, sequence, role_type_id, name, first_name, last_name, address_1, city, state, zip, phone, email)
select b.tenant, b.parties + (n - 1) * 5 + place, b.orders + n, place, (array[15, 15, 16, 6, 14])[place], p.name, p.first_name, p.last_name,
  1 + pg_temp.dice(n, 20 + place, 9900) || ' ' || pg_temp.last_name(pg_temp.dice(n, 30 + place, 1200)) || ' Street', 'Anytown', 'ST', '12345',
  '555-01' || pg_temp.dice(n, 40 + place, 10), lower(p.name_part) || '@mail.example'
from bench_base b, generate_series(1, b.files) n, generate_series(1, 5) place,
  lateral (select pg_temp.first_name(pg_temp.skewed(n, 50 + place, 48)) as first_name,
    pg_temp.last_name(pg_temp.skewed(n, case when place = 2 then 61 else 60 + place end, 2000)) as last_name) person,
  lateral (select case when place <= 3 then person.first_name || ' ' || person.last_name when place = 4 then pg_temp.last_name(pg_temp.dice(n, 5, 60)) || ' Bank'
      else pg_temp.last_name(pg_temp.dice(n, 70, 400)) || ' Realty' end as name, case when place <= 3 then person.first_name end as first_name,
    case when place <= 3 then person.last_name end as last_name, split_part(person.last_name, ' ', 1) as name_part) p;

insert into audit_log (tenant_id, seq, at, actor, request_id, table_name, row_key, operation, orders_id, before, after, hash)
select b.tenant, b.audit + n, now() - n * interval '1 minute', (1 + n % 5)::text, 'bench', 'orders', (b.orders + 1 + n % b.files)::text, 'UPDATE',
  b.orders + 1 + n % b.files, jsonb_build_object('closing_date', '2026-11-01', 'sale_price_cents', n), jsonb_build_object('closing_date', '2026-11-20',
  'sale_price_cents', n + 1000), sha256(n::text::bytea)
from bench_base b, generate_series(1, b.files * 5) n;
update audit_chain c set last_seq = b.audit + b.files * 5, last_hash = sha256('bench') from bench_base b where c.tenant_id = b.tenant;

insert into recent_files (tenant_id, users_id, orders_id, opened_at)
select b.tenant, u, b.orders + 1 + pg_temp.dice(n * u, 13, b.files), now() - n * interval '7 minutes'
from bench_base b, generate_series(1, 6) u, generate_series(1, 200) n on conflict do nothing;

-- As migrations 0023 and 0045 do for the files that were there.
drop index file_words_by_word, file_words_by_sound, file_words_of_order;
-- Many people have the same name: its words are found once.
insert into file_words (tenant_id, kind, source_id, word, orders_id, sound)
with parties as materialized (
  select n.tenant_id, party_search_kind(n.role_type_id) as kind, n.roles_id, n.orders_id, party_search_lines(n) as lines
  from bench_base b join order_parties n on n.tenant_id = b.tenant and n.roles_id > b.parties),
words as materialized (
  select d.lines, w, search_sound_of(w) as sound from (select distinct lines from parties) d, search_words_of(d.lines) w)
select p.tenant_id, p.kind, p.roles_id, w.w, p.orders_id, w.sound from parties p join words w using (lines);
insert into file_words (tenant_id, kind, source_id, word, orders_id, sound)
select n.tenant_id, f.kind, n.property_id, w, n.orders_id, case when f.kind = 5 then search_sound_of(w) end
from bench_base b join properties n on n.tenant_id = b.tenant and n.property_id > b.properties,
  lateral (values (4::smallint, array[concat_ws(', ', n.address_1, n.address_2, n.city)]), (5, array[n.subdivision]),
    (6, array[n.parcel_id, n.other_parcels])) f (kind, lines), search_words_of(f.lines) w;
insert into file_words (tenant_id, kind, source_id, word, orders_id)
select n.tenant_id, 7, n.loan_id, w, n.orders_id
from bench_base b join loans n on n.tenant_id = b.tenant and n.loan_id > b.loans, search_words_of(array[n.loan_number]) w;
create index file_words_by_word on file_words (tenant_id, kind, word varchar_pattern_ops, orders_id) include (source_id);
create index file_words_by_sound on file_words (tenant_id, kind, sound, orders_id) include (source_id) where sound is not null;
create index file_words_of_order on file_words (tenant_id, orders_id);

insert into tenant_counters (tenant_id, counter, value)
select b.tenant, c.counter, c.value from bench_base b, lateral (values ('orders_id', b.orders + b.files), ('roles_id', b.parties + b.files * 5),
  ('property_id', b.properties + b.files), ('loan_id', b.loans + b.files)) c (counter, value)
on conflict (tenant_id, counter) do update set value = excluded.value;

-- As migration 0040 does: counted by its own triggers.
reset session_replication_role;
select set_config('app.tenant', tenant, false) from bench_base;
select count(count_files_again(c.ids)) from (
  select array_agg(o.orders_id) as ids from orders o join bench_base b on o.tenant_id = b.tenant and o.orders_id > b.orders
  group by o.orders_id / 5000) c;

drop table bench_base;
