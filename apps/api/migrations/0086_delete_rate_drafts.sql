-- A draft of rates can be deleted; what is published stays, whoever asks.
grant delete on rate_versions to closewright_app;
create or replace function rate_version_stays() returns trigger language plpgsql as $$
begin
  if old.status = 'Published'
    or (tg_op = 'UPDATE' and (new.content, new.hash, new.code, new.number) is distinct from (old.content, old.hash, old.code, old.number))
  then
    raise exception 'a version of rates is not changed' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
drop trigger rate_version_stays on rate_versions;
create trigger rate_version_stays before update or delete on rate_versions for each row execute function rate_version_stays();

-- Numbers of a code are counted, so that the one of a deleted draft is not given out again. A code has up to 60 characters.
alter table tenant_counters alter column counter type varchar(80);
alter table rate_versions no force row level security;
alter table tenant_counters no force row level security;
insert into tenant_counters (tenant_id, counter, value)
select tenant_id, 'rate_number ' || code, max(number) from rate_versions group by tenant_id, code;
alter table rate_versions force row level security;
alter table tenant_counters force row level security;
