-- What every table of a tenant has, in one place: select tenant_table('order_payoffs', 'payoff_id').

-- A row that is changed has a new version, and says when it was changed and by whom.
create function row_new_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  new.updated_by := current_setting('app.actor', true);
  return new;
end $$;

-- Only rows of the tenant that works are seen and written, every write is audited by the row's key, and each change of a row makes a new
-- version where the table has one. The application may read, add and change rows; `deletes`: remove them, too.
create function tenant_table(target regclass, key_column text, deletes boolean default false) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_rows on %s using (tenant_id = current_setting(''app.tenant'', true))
    with check (tenant_id = current_setting(''app.tenant'', true))', target);
  execute format('grant select, insert, update%s on %s to closewright_app', case when deletes then ', delete' end, target);
  if exists (select from pg_attribute where attrelid = target and attname = 'version' and not attisdropped) then
    execute format('create trigger row_new_version before update on %s for each row execute function row_new_version()', target);
  end if;
  perform audit_table(target, key_column);
end $$;
