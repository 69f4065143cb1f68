-- Wires that files expect, and the receipts that they came in by (decision 0051). An expected wire posts nothing. docs/wires.md.
create table expected_wires (
  tenant_id         varchar(63) not null,
  expected_wire_id  integer not null check (expected_wire_id > 0),
  orders_id         integer not null,
  bank_account_id   integer not null,
  expected_on       date not null check (expected_on between '1970-01-01' and '2099-12-31'),
  amount_cents      money_cents not null check (amount_cents > 0),
  sender            varchar(120) not null check (sender = btrim(sender) and sender <> ''),
  -- Who of the statement it is, by the key of its lines; null for somebody else.
  party             varchar(80) check (party <> ''),
  reference         varchar(35) check (reference <> ''),
  note              varchar(300) check (note <> ''),
  entered_at        timestamptz not null default clock_timestamp(),
  entered_by        text not null default current_setting('app.actor', true),
  called_off_at     timestamptz,
  called_off_by     text,
  called_off_reason varchar(200) check (called_off_reason <> ''),
  version           integer not null default 1,
  updated_at        timestamptz not null default now(),
  updated_by        text not null default current_setting('app.actor', true),
  primary key (tenant_id, expected_wire_id),
  foreign key (tenant_id, orders_id) references orders,
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check ((called_off_at is null) = (called_off_reason is null) and (called_off_at is null) = (called_off_by is null))
);
create index expected_wires_by_day on expected_wires (tenant_id, bank_account_id, expected_on, expected_wire_id);
create index expected_wires_of_file on expected_wires (tenant_id, orders_id);
select tenant_table('expected_wires', 'expected_wire_id');

-- By which receipt an expected wire came in, and by which item of the bank that was recorded. It stands as long as its receipt does.
create table expected_wire_receipts (
  tenant_id        varchar(63) not null,
  expected_wire_id integer not null,
  bank_account_id  integer not null,
  stripe           smallint not null,
  number           bigint not null,
  -- No key of a row: what the bank told goes with its file.
  bank_item_id     integer not null,
  stands           boolean not null default true,
  received_at      timestamptz not null default clock_timestamp(),
  received_by      text not null default current_setting('app.actor', true),
  primary key (tenant_id, bank_account_id, stripe, number),
  foreign key (tenant_id, expected_wire_id) references expected_wires,
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions
);
-- Each wire comes in once, and each item of the bank is one wire, whoever receives at the same time.
create unique index expected_wire_receipts_once on expected_wire_receipts (tenant_id, expected_wire_id) where stands;
create unique index expected_wire_receipts_item_once on expected_wire_receipts (tenant_id, bank_item_id) where stands;
alter table expected_wire_receipts enable row level security;
alter table expected_wire_receipts force row level security;
create policy tenant_rows on expected_wire_receipts using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on expected_wire_receipts to closewright_app;
select audit_table('expected_wire_receipts', 'expected_wire_id', 'stripe', 'number');

-- What was called off or came in stays as it is. It is called off once; by whom and when, the table says itself.
create function expected_wire_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    new.entered_at := clock_timestamp();
    new.entered_by := who;
    new.called_off_at := null;
    new.called_off_by := null;
    new.called_off_reason := null;
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.called_off_reason is not null
    or (new.tenant_id, new.expected_wire_id, new.orders_id, new.entered_at, new.entered_by)
      is distinct from (old.tenant_id, old.expected_wire_id, old.orders_id, old.entered_at, old.entered_by)
    or exists (select from expected_wire_receipts r where r.tenant_id = new.tenant_id and r.expected_wire_id = new.expected_wire_id and r.stands)
  then
    raise exception 'a wire that came in or was called off is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.called_off_at := null;
  new.called_off_by := null;
  if new.called_off_reason is not null then
    new.called_off_at := clock_timestamp();
    new.called_off_by := who;
  end if;
  return new;
end $$;
create trigger expected_wire_stays before insert or update or delete on expected_wires for each row execute function expected_wire_stays();
create trigger expected_wire_stays_whole before truncate on expected_wires for each statement execute function expected_wire_stays();

-- A receipt is that of its wire: of its file and bank account, as much as the bank's item and on its day, which nothing else has. Whoever records it
-- holds the account: nobody matches the item meanwhile.
create function expected_wire_receipt_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if not old.stands or new.stands or (to_jsonb(new) - 'stands') <> (to_jsonb(old) - 'stands')
      or not exists (select from ledger_transactions r where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id
        and r.reverses_stripe = new.stripe and r.reverses_number = new.number)
    then
      raise exception 'how a wire came in is neither changed nor removed' using errcode = 'insufficient_privilege';
    end if;
    return new;
  elsif tg_op <> 'INSERT' then
    raise exception 'how a wire came in is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.received_at := clock_timestamp();
  new.received_by := nullif(current_setting('app.actor', true), '');
  perform from expected_wires w where w.tenant_id = new.tenant_id and w.expected_wire_id = new.expected_wire_id for no key update;
  if not new.stands or not exists (
    select from expected_wires w
    join bank_items i on i.tenant_id = w.tenant_id and i.bank_item_id = new.bank_item_id and i.bank_account_id = new.bank_account_id
    join bank_waits b on b.tenant_id = w.tenant_id and b.bank_item_id = i.bank_item_id and b.until_day = 'infinity'
    join ledger_transactions t on t.tenant_id = w.tenant_id and t.bank_account_id = new.bank_account_id and t.stripe = new.stripe
      and t.number = new.number
    where w.tenant_id = new.tenant_id and w.expected_wire_id = new.expected_wire_id and w.bank_account_id = new.bank_account_id
      and w.called_off_reason is null and i.kind = 'Wire in' and i.amount_cents > 0 and t.kind = 'receipt' and t.business_date = i.day
      and not exists (select from ledger_lines l where l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe
        and l.number = t.number and l.orders_id is distinct from w.orders_id)
      and i.amount_cents = (select sum(l.amount_cents) from ledger_lines l where l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id
        and l.stripe = t.stripe and l.number = t.number and l.account = 'in transit' and l.amount_cents > 0))
  then
    raise exception 'a wire comes in by the receipt of what the bank has' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger expected_wire_receipt_stays before insert or update or delete on expected_wire_receipts
  for each row execute function expected_wire_receipt_stays();
create trigger expected_wire_receipt_stays_whole before truncate on expected_wire_receipts
  for each statement execute function expected_wire_receipt_stays();

-- Of a receipt that is taken back its wire is expected again.
create function expected_wire_is_expected_again() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update expected_wire_receipts r set stands = false where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id
    and r.stripe = new.reverses_stripe and r.number = new.reverses_number and r.stands;
  return null;
end $$;
create trigger expected_wire_is_expected_again after insert on ledger_transactions for each row
  when (new.reverses_number is not null) execute function expected_wire_is_expected_again();

-- What a wire came in by stays with its bank file while its receipt stands: told again it would be received again.
create function received_bank_item_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from expected_wire_receipts r where r.tenant_id = old.tenant_id and r.bank_item_id = old.bank_item_id and r.stands) then
    perform refuse_posting('RECEIVED', jsonb_build_object('item', old.bank_item_id));
  end if;
  return old;
end $$;
create trigger received_bank_item_stays before delete on bank_items for each row execute function received_bank_item_stays();

revoke execute on function received_bank_item_stays(), expected_wire_stays(), expected_wire_receipt_stays(), expected_wire_is_expected_again() from public;
