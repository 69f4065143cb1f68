-- Tells every api process, after the commit, that rights, regions, flags or tenants have changed, so that none goes on
-- with a user it remembers (platform/events/access-events.ts). It names the tenant only: whose rights they are may
-- depend on a role. Preferences (user_settings) are announced by the call that saves them, because they change often.
create function announce_access_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', json_build_object(
    'tenant', current_setting('app.tenant', true), 'login', null, 'rights', true)::text);
  return null;
end $$;

do $$
declare
  target text;
begin
  foreach target in array array['user_regions', 'user_security_settings', 'security_role_settings', 'feature_flags',
    'regions', 'tenants']
  loop
    execute format('create trigger access_changed after insert or update or delete on %I
      for each statement execute function announce_access_change()', target);
  end loop;
end $$;
-- Not for last_order_id: opening a file changes nobody's rights.
create trigger access_changed after insert or delete
  or update of group_users_id, login, display_name, branch_id, security_role_id, is_active on users
  for each statement execute function announce_access_change();
