-- What payers have kept that bring nothing, because the statement owes them as much as they would bring: a broker whose commission is more than the
-- deposit it holds. No money moves, so it is no posting; it counts as what is kept out of a receipt.
create table kept_deposits (
  tenant_id         varchar(63) not null,
  kept_id           integer not null check (kept_id > 0),
  orders_id         integer not null,
  kept_on           date not null check (kept_on between '1900-01-01' and '2999-12-31'),
  payer             varchar(120) not null,
  -- Who of the statement it is, by the key of its lines.
  party             varchar(80) not null,
  -- What it was owed and has kept: [{loanID, key, label, amount}, ...].
  lines             jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0 and length(lines::text) <= 20000),
  recorded_at       timestamptz not null default clock_timestamp(),
  recorded_by       text not null default current_setting('app.actor', true),
  taken_back_at     timestamptz,
  taken_back_by     text,
  taken_back_reason varchar(200),
  primary key (tenant_id, kept_id),
  foreign key (tenant_id, orders_id) references orders,
  check ((taken_back_at is null) = (taken_back_reason is null) and (taken_back_at is null) = (taken_back_by is null))
);
create index kept_deposits_of_file on kept_deposits (tenant_id, orders_id);
select tenant_table('kept_deposits', 'kept_id');

-- What was recorded stays; it is taken back once.
revoke update on kept_deposits from closewright_app;
grant update (taken_back_at, taken_back_by, taken_back_reason) on kept_deposits to closewright_app;
create function kept_deposit_stays() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.taken_back_at is not null
    or (old.tenant_id, old.kept_id, old.orders_id, old.kept_on, old.payer, old.party, old.lines, old.recorded_at, old.recorded_by)
      is distinct from
       (new.tenant_id, new.kept_id, new.orders_id, new.kept_on, new.payer, new.party, new.lines, new.recorded_at, new.recorded_by)
  then
    raise exception 'what was kept is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger kept_deposit_stays before update or delete on kept_deposits for each row execute function kept_deposit_stays();
