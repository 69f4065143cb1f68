-- Settings that hold a control (waiting hours and releases of wires, the PIN, two signatures, positive pay, ACH): one person strengthens one, and a
-- weaker value is asked for by one and approved by another. docs/controls.md, decision 0063.

-- A stored text as a number; what is none has the default, as the product reads it.
create function control_number(stored text, standard integer) returns jsonb language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select to_jsonb(case when stored ~ '^\d{1,9}$' then stored::integer else standard end)
$$;

-- What holds. The defaults are those of domain/system-settings and domain/constants.
create function control_value(tenant text, control text, bank integer) returns jsonb language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case control
    when 'wireWaitingHours' then control_number((select s.value from system_settings s where s.tenant_id = tenant and s.name = control), 24)
    when 'wireTwoReleaseFrom' then control_number((select s.value from system_settings s where s.tenant_id = tenant and s.name = control), 0)
    when 'checkWritingPIN' then to_jsonb(coalesce((select f.is_on from feature_flags f where f.tenant_id = tenant and f.name = control), false))
    else (select case control
        when 'twoSignaturesAbove' then coalesce(to_jsonb(b.two_signatures_above_cents::bigint), 'null')
        when 'positivePayLayoutID' then coalesce(to_jsonb(b.positive_pay_layout_id), 'null')
        when 'achSetting' then case when b.ach_destination is null then 'null' else jsonb_build_object('achDestination', b.ach_destination,
          'achOrigin', b.ach_origin, 'achCompanyID', b.ach_company_id, 'achCompanyName', b.ach_company_name, 'achBalanced', b.ach_balanced) end
      end from bank_accounts b where b.tenant_id = tenant and b.bank_account_id = bank)
  end
$$;

-- Whether a value asks for less than another one: the rule of domain/controls.
create function control_is_weaker(control text, was jsonb, becomes jsonb) returns boolean language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(case control
    when 'wireWaitingHours' then jsonb_typeof(becomes) = 'number' and becomes < was
    when 'wireTwoReleaseFrom' then was <> '0' and jsonb_typeof(becomes) = 'number' and (becomes = '0' or becomes > was)
    when 'checkWritingPIN' then was = 'true' and becomes = 'false'
    when 'twoSignaturesAbove' then was <> 'null' and (becomes = 'null' or jsonb_typeof(becomes) = 'number' and becomes > was)
    when 'positivePayLayoutID' then was <> 'null' and becomes = 'null'
    when 'achSetting' then was = 'null' and jsonb_typeof(becomes) = 'object'
  end, false)
$$;

create table control_changes (
  tenant_id         varchar(63) not null references tenants,
  control_change_id integer not null check (control_change_id > 0),
  control           text not null check (control in ('wireWaitingHours', 'wireTwoReleaseFrom', 'checkWritingPIN', 'twoSignaturesAbove',
    'positivePayLayoutID', 'achSetting')),
  -- Of a setting of a bank account: which one.
  bank_account_id   integer,
  -- What held when it was asked for, and what it becomes.
  was               jsonb not null,
  becomes           jsonb not null check (jsonb_typeof(becomes) <> 'number' or becomes #>> '{}' ~ '^\d{1,16}$'),
  reason            varchar(300) not null check (reason = btrim(reason) and reason <> ''),
  state             text not null default 'asked' check (state in ('asked', 'approved', 'declined', 'withdrawn', 'outdated')),
  asked_by          text not null default current_setting('app.actor', true),
  asked_at          timestamptz not null default clock_timestamp(),
  decided_by        text,
  decided_at        timestamptz,
  decision_reason   varchar(300) check (decision_reason = btrim(decision_reason) and decision_reason <> ''),
  primary key (tenant_id, control_change_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check ((bank_account_id is null) = (control in ('wireWaitingHours', 'wireTwoReleaseFrom', 'checkWritingPIN'))),
  check (control_is_weaker(control, was, becomes)),
  check ((state = 'asked') = (decided_by is null) and (state = 'asked') = (decided_at is null)),
  check (state <> 'declined' or decision_reason is not null)
);
-- One change of a setting waits.
create unique index control_changes_asked on control_changes (tenant_id, control, coalesce(bank_account_id, 0)) where state = 'asked';
create index control_changes_of_account on control_changes (tenant_id, bank_account_id) where bank_account_id is not null;
select tenant_table('control_changes', 'control_change_id');
revoke update on control_changes from closewright_app;
grant update (state, decision_reason) on control_changes to closewright_app;

-- Sets what was approved, where it still is what it was: as the owner of the tables, whom the triggers below let.
create function apply_control_change(c control_changes) returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  value constant text := c.becomes #>> '{}';
begin
  -- Whoever writes the account meanwhile has done so before it is compared.
  if c.bank_account_id is not null then
    perform from bank_accounts b where b.tenant_id = c.tenant_id and b.bank_account_id = c.bank_account_id for update;
  end if;
  if control_value(c.tenant_id, c.control, c.bank_account_id) is distinct from c.was then return false; end if;
  case c.control
    when 'wireWaitingHours', 'wireTwoReleaseFrom' then
      insert into system_settings as s (tenant_id, name, value) values (c.tenant_id, c.control, value)
        on conflict (tenant_id, name) do update set value = excluded.value
        where control_number(s.value, case c.control when 'wireWaitingHours' then 24 else 0 end) = c.was;
    when 'checkWritingPIN' then
      insert into feature_flags as f (tenant_id, name, is_on) values (c.tenant_id, c.control, value::boolean)
        on conflict (tenant_id, name) do update set is_on = excluded.is_on where to_jsonb(f.is_on) = c.was;
    when 'twoSignaturesAbove' then
      update bank_accounts b set two_signatures_above_cents = value::bigint
      where b.tenant_id = c.tenant_id and b.bank_account_id = c.bank_account_id;
    when 'positivePayLayoutID' then
      update bank_accounts b set positive_pay_layout_id = null where b.tenant_id = c.tenant_id and b.bank_account_id = c.bank_account_id;
    when 'achSetting' then
      update bank_accounts b set ach_destination = c.becomes ->> 'achDestination', ach_origin = c.becomes ->> 'achOrigin',
        ach_company_id = c.becomes ->> 'achCompanyID', ach_company_name = c.becomes ->> 'achCompanyName',
        ach_balanced = (c.becomes ->> 'achBalanced')::boolean
      where b.tenant_id = c.tenant_id and b.bank_account_id = c.bank_account_id;
  end case;
  return found;
end $$;

-- Asker, decider and time are set here, for the owner of the tables, too. Two people stand behind each: who asked withdraws, another approves and
-- declines, and what is approved is set in the same breath. What was asked for stays.
create function control_change_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who  text := nullif(current_setting('app.actor', true), '');
  rest constant text[] := array['state', 'decided_by', 'decided_at', 'decision_reason'];
begin
  if tg_op not in ('INSERT', 'UPDATE') then
    raise exception 'a change of a control is not removed' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(who !~ '^[1-9]\d*$', true) then
    raise exception 'a weaker control is asked for and decided by people' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'asked' or new.decision_reason is not null
      or control_value(new.tenant_id, new.control, new.bank_account_id) is distinct from new.was
    then
      raise exception 'a weaker control is asked for of what holds, and not decided yet' using errcode = 'insufficient_privilege';
    end if;
    new.asked_by := who;
    new.asked_at := clock_timestamp();
    new.decided_by := null;
    new.decided_at := null;
    return new;
  end if;
  if old.state <> 'asked' or new.state = 'asked' or (to_jsonb(new) - rest) <> (to_jsonb(old) - rest) then
    raise exception 'a change of a control is decided once, and else stays as it is' using errcode = 'insufficient_privilege';
  end if;
  if new.state = 'outdated' then
    if control_value(old.tenant_id, old.control, old.bank_account_id) is not distinct from old.was then
      raise exception 'the setting is what it was when a weaker one was asked for' using errcode = 'insufficient_privilege';
    end if;
  elsif (new.state = 'withdrawn') <> (old.asked_by = who) then
    raise exception 'a weaker control is decided by another than who asked, who may withdraw it' using errcode = 'insufficient_privilege';
  end if;
  if new.state = 'approved' and not apply_control_change(old) then
    raise exception 'the setting moved since a weaker one was asked for' using errcode = 'insufficient_privilege';
  end if;
  new.decided_by := who;
  new.decided_at := clock_timestamp();
  return new;
end $$;
create trigger control_change_stays before insert or update or delete on control_changes for each row execute function control_change_stays();
create trigger control_change_stays_whole before truncate on control_changes for each statement execute function control_change_stays();

-- ---------------------------------------------------------------- the settings themselves
-- As whoever writes: only the owner of the tables, as whom approved changes are set, weakens.
create function weakens_alone(control text, was jsonb, becomes jsonb) returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if control_is_weaker(control, was, becomes) then
    raise exception 'a weaker % is asked for by one person and approved by another', control using errcode = 'insufficient_privilege';
  end if;
end $$;

create function controlled_setting_holds() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  control constant text := case tg_op when 'DELETE' then old.name else new.name end;
  tenant  constant text := case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end;
  kept    constant boolean := control in ('wireWaitingHours', 'wireTwoReleaseFrom', 'checkWritingPIN');
begin
  if current_user <> 'closewright_app' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and (new.tenant_id, new.name) is distinct from (old.tenant_id, old.name) then
    raise exception 'a setting keeps its name' using errcode = 'insufficient_privilege';
  end if;
  if not kept then return coalesce(new, old); end if;
  if tg_table_name = 'feature_flags' then
    perform weakens_alone(control, case tg_op when 'UPDATE' then to_jsonb(old) -> 'is_on' else control_value(tenant, control, null) end,
      case tg_op when 'DELETE' then 'false' else to_jsonb(new) -> 'is_on' end);
    return coalesce(new, old);
  end if;
  if tg_op <> 'DELETE' and to_jsonb(new) ->> 'value' !~ '^\d{1,9}$' then
    raise exception '% is a whole number', control using errcode = 'insufficient_privilege';
  end if;
  perform weakens_alone(control, control_number(case tg_op when 'INSERT' then control_value(tenant, control, null) #>> '{}' else to_jsonb(old) ->> 'value' end,
      case control when 'wireWaitingHours' then 24 else 0 end),
    control_number(case tg_op when 'DELETE' then null else to_jsonb(new) ->> 'value' end, case control when 'wireWaitingHours' then 24 else 0 end));
  return coalesce(new, old);
end $$;
create trigger controlled_setting_holds before insert or update or delete on system_settings for each row execute function controlled_setting_holds();
create trigger controlled_setting_holds before insert or update or delete on feature_flags for each row execute function controlled_setting_holds();

create function controlled_account_holds() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if current_user <> 'closewright_app' then return new; end if;
  if new.ach_destination is not null and (tg_op = 'INSERT' or old.ach_destination is null) then
    raise exception 'ACH is asked for by one person and approved by another' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'UPDATE' then
    perform weakens_alone('twoSignaturesAbove', coalesce(to_jsonb(old.two_signatures_above_cents::bigint), 'null'),
      coalesce(to_jsonb(new.two_signatures_above_cents::bigint), 'null'));
    perform weakens_alone('positivePayLayoutID', coalesce(to_jsonb(old.positive_pay_layout_id), 'null'),
      coalesce(to_jsonb(new.positive_pay_layout_id), 'null'));
  end if;
  return new;
end $$;
create trigger controlled_account_holds before insert or update on bank_accounts for each row execute function controlled_account_holds();

revoke execute on function control_number(text, integer), control_value(text, text, integer), control_is_weaker(text, jsonb, jsonb),
  apply_control_change(control_changes), control_change_stays(), weakens_alone(text, jsonb, jsonb), controlled_setting_holds(),
  controlled_account_holds() from public;
grant execute on function control_number(text, integer), control_value(text, text, integer), control_is_weaker(text, jsonb, jsonb),
  weakens_alone(text, jsonb, jsonb) to closewright_app;
