-- Where a search of companies looks: the rest of each name from every word on. Under forced row level security an index serves
-- only leakproof comparisons; LIKE and the trigram operators of pg_trgm are none, and nobody but a superuser may declare them
-- so. The byte-wise comparisons of text_pattern_ops are: "begins with, at any word" is a range of this index.

create table company_words (
  tenant_id  varchar(63) not null,
  company_id integer not null,
  word       varchar(60) not null,
  primary key (tenant_id, company_id, word),
  foreign key (tenant_id, company_id) references companies (tenant_id, company_id) on delete cascade
);
create index company_words_by_word on company_words (tenant_id, word varchar_pattern_ops, company_id);
alter table company_words enable row level security;
alter table company_words force row level security;
create policy tenant_rows on company_words using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, delete on company_words to closewright_app;

-- Small letters, one blank between words.
create function company_words_of(name text, friendly_name text) returns setof text language sql immutable parallel safe as $$
  select distinct left(substr(n.line, at), 60)
  from (select btrim(regexp_replace(lower(l), '\s+', ' ', 'g')) as line from unnest(array[name, friendly_name]) l) n,
    generate_series(1, char_length(n.line)) at
  where substr(n.line, at, 1) <> ' '
    and (at = 1 or position(substr(n.line, at - 1, 1) in ' -/&.,()"+:') > 0)
$$;
grant execute on function company_words_of(text, text) to closewright_app;

create function company_words_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from company_words w using new_rows n join old_rows o using (tenant_id, company_id)
    where w.tenant_id = n.tenant_id and w.company_id = n.company_id
      and (n.name, n.friendly_name) is distinct from (o.name, o.friendly_name);
    insert into company_words (tenant_id, company_id, word)
    select n.tenant_id, n.company_id, w from new_rows n join old_rows o using (tenant_id, company_id),
      company_words_of(n.name, n.friendly_name) w
    where (n.name, n.friendly_name) is distinct from (o.name, o.friendly_name);
  else
    insert into company_words (tenant_id, company_id, word)
    select n.tenant_id, n.company_id, w from new_rows n, company_words_of(n.name, n.friendly_name) w;
  end if;
  return null;
end $$;
create trigger companies_words_insert after insert on companies referencing new table as new_rows
  for each statement execute function company_words_follow();
create trigger companies_words_update after update on companies referencing old table as old_rows new table as new_rows
  for each statement execute function company_words_follow();

-- The companies that are there already; as the owner, for all tenants at once.
alter table companies no force row level security;
alter table company_words no force row level security;
insert into company_words (tenant_id, company_id, word)
select c.tenant_id, c.company_id, w from companies c, company_words_of(c.name, c.friendly_name) w;
alter table companies force row level security;
alter table company_words force row level security;
