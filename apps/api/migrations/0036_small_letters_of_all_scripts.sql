-- Small letters of every script, whatever locale the database was made with: under C, lower() knows English letters only, so that
-- "Łukasz" was not found by "łukasz". The collation is built into Postgres and the same on every machine.

create or replace function search_words_of(lines text[]) returns setof text language sql immutable parallel safe as $$
  select distinct left(substr(n.line, at), 60)
  from (select btrim(regexp_replace(lower(l collate "pg_unicode_fast"), '\s+', ' ', 'g')) as line from unnest(lines) l) n,
    generate_series(1, least(char_length(n.line), 200)) at
  where substr(n.line, at, 1) <> ' '
    and (at = 1 or position(substr(n.line, at - 1, 1) in ' -/&.,()"+:') > 0)
$$;

alter table orders alter column file_number_key set expression as (lower(file_number collate "pg_unicode_fast"));
alter table companies alter column name_key set expression as (lower(name collate "pg_unicode_fast"));

-- The words that are there already; as the owner, for all tenants at once.
alter table file_words no force row level security;
alter table company_words no force row level security;
alter table company_contact_words no force row level security;
insert into file_words (tenant_id, kind, source_id, word, orders_id, sound)
select tenant_id, kind, source_id, lower(word collate "pg_unicode_fast"), orders_id, sound from file_words
where word <> lower(word collate "pg_unicode_fast") on conflict do nothing;
delete from file_words where word <> lower(word collate "pg_unicode_fast");
insert into company_words (tenant_id, company_id, word)
select tenant_id, company_id, lower(word collate "pg_unicode_fast") from company_words
where word <> lower(word collate "pg_unicode_fast") on conflict do nothing;
delete from company_words where word <> lower(word collate "pg_unicode_fast");
insert into company_contact_words (tenant_id, contact_id, word)
select tenant_id, contact_id, lower(word collate "pg_unicode_fast") from company_contact_words
where word <> lower(word collate "pg_unicode_fast") on conflict do nothing;
delete from company_contact_words where word <> lower(word collate "pg_unicode_fast");
alter table file_words force row level security;
alter table company_words force row level security;
alter table company_contact_words force row level security;
