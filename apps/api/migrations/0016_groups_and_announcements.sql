-- Groups of users are renamed and removed, so they have versions like everything else administrators edit (0007). And a
-- change that concerns some users is announced for them alone: whose default region changes, theirs is the socket that
-- connects again, not everybody's.

alter table user_groups
  add version    integer not null default 1,
  add updated_at timestamptz not null default now(),
  -- For the rows that are there already; further ones are somebody's.
  add updated_by text not null default 'system:migration';
alter table user_groups alter updated_by set default current_setting('app.actor', true);
create trigger user_groups_new_version before update on user_groups for each row execute function people_new_version();

-- ---------------------------------------------------------------- announcements
-- Of the tables whose rows are a user's; `users` null means everybody of the tenant. A notice holds 8000 bytes, so many
-- users at once are everybody.
create function announce_access_change_of_users() returns trigger language plpgsql as $$
declare
  concerned integer[];
begin
  if tg_op = 'INSERT' then
    concerned := array(select distinct users_id from new_rows);
  elsif tg_op = 'DELETE' then
    concerned := array(select distinct users_id from old_rows);
  else
    concerned := array(select users_id from old_rows union select users_id from new_rows);
  end if;
  if cardinality(concerned) > 0 then
    perform pg_notify('access_changed', json_build_object(
      'tenant', current_setting('app.tenant', true), 'login', null, 'rights', true,
      'users', case when cardinality(concerned) <= 500 then concerned end)::text);
  end if;
  return null;
end $$;

do $$
declare
  target text;
begin
  foreach target in array array['user_regions', 'user_security_settings']
  loop
    execute format('drop trigger access_changed on %I', target);
    execute format('create trigger access_changed_insert after insert on %I
      referencing new table as new_rows for each statement execute function announce_access_change_of_users()', target);
    execute format('create trigger access_changed_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function announce_access_change_of_users()', target);
    execute format('create trigger access_changed_delete after delete on %I
      referencing old table as old_rows for each statement execute function announce_access_change_of_users()', target);
  end loop;
end $$;
