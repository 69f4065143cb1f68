-- Contacts are found by their own name, whichever company they work for: as companies are (0018), by the rest of the name from
-- every word on, since only the byte-wise comparisons of an index may be used under forced row level security.

create table company_contact_words (
  tenant_id  varchar(63) not null,
  contact_id integer not null,
  word       varchar(60) not null,
  primary key (tenant_id, contact_id, word),
  foreign key (tenant_id, contact_id) references company_contacts (tenant_id, contact_id) on delete cascade
);
create index company_contact_words_by_word on company_contact_words (tenant_id, word varchar_pattern_ops, contact_id);
alter table company_contact_words enable row level security;
alter table company_contact_words force row level security;
create policy tenant_rows on company_contact_words using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, delete on company_contact_words to closewright_app;

create function company_contact_words_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from company_contact_words w using new_rows n join old_rows o using (tenant_id, contact_id)
    where w.tenant_id = n.tenant_id and w.contact_id = n.contact_id and n.contact_name is distinct from o.contact_name;
    insert into company_contact_words (tenant_id, contact_id, word)
    select n.tenant_id, n.contact_id, w from new_rows n join old_rows o using (tenant_id, contact_id),
      company_words_of(n.contact_name, null) w
    where n.contact_name is distinct from o.contact_name;
  else
    insert into company_contact_words (tenant_id, contact_id, word)
    select n.tenant_id, n.contact_id, w from new_rows n, company_words_of(n.contact_name, null) w;
  end if;
  return null;
end $$;
create trigger company_contacts_words_insert after insert on company_contacts referencing new table as new_rows
  for each statement execute function company_contact_words_follow();
create trigger company_contacts_words_update after update on company_contacts
  referencing old table as old_rows new table as new_rows
  for each statement execute function company_contact_words_follow();

-- The contacts that are there already; as the owner, for all tenants at once.
alter table company_contacts no force row level security;
alter table company_contact_words no force row level security;
insert into company_contact_words (tenant_id, contact_id, word)
select k.tenant_id, k.contact_id, w from company_contacts k, company_words_of(k.contact_name, null) w;
alter table company_contacts force row level security;
alter table company_contact_words force row level security;
