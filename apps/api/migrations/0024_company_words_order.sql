-- The order of names as a column of its own: an expression in an index is not leakproof, so that under row level security neither
-- "begins with" nor the first page of the directory could use it.

drop index companies_by_name;
alter table companies add name_key varchar(160) collate "C" generated always as (lower(name)) stored;
create index companies_by_name on companies (tenant_id, name_key, company_id);
