-- A flag of a user (allowOpenFileInUse) is a right too: announce its change like the others (0003). Preferences, which
-- are kind 'value' in the same table and change often, are not announced.
create trigger access_changed after insert or update on user_settings
  for each row when (new.kind = 'flag') execute function announce_access_change();
create trigger access_changed_delete after delete on user_settings
  for each row when (old.kind = 'flag') execute function announce_access_change();
