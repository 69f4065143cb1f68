-- The PIN that somebody says to pay, print checks and approve, where the flag checkWritingPIN is on. docs/checks-on-paper.md, decision 0062.

create table check_pins (
  tenant_id          varchar(63) not null,
  users_id           integer not null,
  -- scrypt with a salt of its own, and sealed: nobody who has the database alone tries all PINs. Null: an administrator took it away.
  pin_hash_encrypted bytea,
  -- So many wrong ones in a row, as they were counted.
  wrong              smallint not null default 0 check (wrong between 0 and 5),
  version            integer not null default 1,
  updated_at         timestamptz not null default now(),
  updated_by         text not null default current_setting('app.actor', true),
  primary key (tenant_id, users_id),
  foreign key (tenant_id, users_id) references users on delete cascade
);
select tenant_table('check_pins', 'users_id');

-- Whose PIN it is sets it, and another takes it away: what an administrator sets, two would know.
create function check_pin_is_own() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  is_own constant boolean := new.users_id::text is not distinct from nullif(current_setting('app.actor', true), '');
begin
  if current_user <> 'closewright_app' then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.users_id <> old.users_id
    or new.pin_hash_encrypted is not null and (tg_op = 'INSERT' or new.pin_hash_encrypted is distinct from old.pin_hash_encrypted) and not is_own
    or tg_op = 'UPDATE' and new.pin_hash_encrypted is null and old.pin_hash_encrypted is not null and is_own
  then
    raise exception 'a PIN is set by its user alone, and taken away by another' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger check_pin_is_own before insert or update on check_pins for each row execute function check_pin_is_own();

-- Tries that are under way or were wrong, of whoever has a PIN: each is counted before it is compared, in a transaction of its own, so that many at
-- once are no more than five, on all nodes, and nothing that is rolled back later takes one back.
create table check_pin_tries (
  tenant_id varchar(63) not null,
  users_id  integer not null,
  tries     smallint not null check (tries between 0 and 5),
  tried_at  timestamptz not null default clock_timestamp(),
  primary key (tenant_id, users_id),
  foreign key (tenant_id, users_id) references users on delete cascade
);
alter table check_pin_tries enable row level security;
alter table check_pin_tries force row level security;
create policy tenant_rows on check_pin_tries using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update on check_pin_tries to closewright_app;
