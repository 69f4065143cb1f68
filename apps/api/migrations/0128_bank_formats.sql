-- Bank files of a fourth kind: statements as SWIFT has them. docs/bank-files.md.
alter table bank_files
  drop constraint bank_files_format_check,
  add constraint bank_files_format_check check (format in ('BAI2', 'CSV', 'MT940', 'OFX'));

-- Files by which the bank gave ACH payments back. What came back by them, ach_returns says. docs/ach.md.
create table ach_return_files (
  tenant_id          varchar(63) not null references tenants,
  ach_return_file_id integer not null check (ach_return_file_id > 0),
  file_name          varchar(120) not null check (file_name <> ''),
  bytes              integer not null check (bytes between 1 and 1000000),
  sha256             varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  taken              integer not null check (taken > 0),
  imported_at        timestamptz not null default clock_timestamp(),
  imported_by        text not null default current_setting('app.actor', true),
  primary key (tenant_id, ach_return_file_id)
);
select tenant_table('ach_return_files', 'ach_return_file_id');
revoke update on ach_return_files from closewright_app;

-- Their bytes as they came. They say account numbers, so they are sealed, and stay out of the audit, which has their hash.
create table ach_return_file_contents (
  tenant_id          varchar(63) not null,
  ach_return_file_id integer not null,
  content_encrypted  bytea not null,
  primary key (tenant_id, ach_return_file_id),
  foreign key (tenant_id, ach_return_file_id) references ach_return_files
);
alter table ach_return_file_contents enable row level security;
alter table ach_return_file_contents force row level security;
create policy tenant_rows on ach_return_file_contents using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on ach_return_file_contents to closewright_app;

create function ach_return_file_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.imported_by := nullif(current_setting('app.actor', true), '');
    new.imported_at := clock_timestamp();
    return new;
  end if;
  -- Bytes are sealed anew with another key.
  if tg_op = 'UPDATE' and tg_table_name = 'ach_return_file_contents' and new.tenant_id = old.tenant_id
    and new.ach_return_file_id = old.ach_return_file_id then
    return new;
  end if;
  raise exception 'a file of returns is neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;
create trigger ach_return_file_stays before insert or update or delete on ach_return_files for each row execute function ach_return_file_stays();
create trigger ach_return_file_stays before update or delete on ach_return_file_contents for each row execute function ach_return_file_stays();
create trigger ach_return_file_stays_whole before truncate on ach_return_files for each statement execute function ach_return_file_stays();
create trigger ach_return_file_stays_whole before truncate on ach_return_file_contents for each statement execute function ach_return_file_stays();
revoke execute on function ach_return_file_stays() from public;

-- The bytes of a bank's list of exceptions, as they came: sealed, since lists say account numbers, and out of the audit, which has their hash.
create table positive_pay_import_contents (
  tenant_id              varchar(63) not null,
  positive_pay_import_id integer not null,
  content_encrypted      bytea not null,
  primary key (tenant_id, positive_pay_import_id),
  foreign key (tenant_id, positive_pay_import_id) references positive_pay_imports
);
alter table positive_pay_import_contents enable row level security;
alter table positive_pay_import_contents force row level security;
create policy tenant_rows on positive_pay_import_contents using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on positive_pay_import_contents to closewright_app;

create function positive_pay_import_content_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- Bytes are sealed anew with another key.
  if tg_op = 'UPDATE' and new.tenant_id = old.tenant_id and new.positive_pay_import_id = old.positive_pay_import_id then
    return new;
  end if;
  raise exception 'the bytes of a list are neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;
create trigger positive_pay_import_content_stays before update or delete on positive_pay_import_contents for each row
  execute function positive_pay_import_content_stays();
create trigger positive_pay_import_content_stays_whole before truncate on positive_pay_import_contents for each statement
  execute function positive_pay_import_content_stays();
revoke execute on function positive_pay_import_content_stays() from public;
