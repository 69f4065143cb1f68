-- One check, wire or ACH entry to one payee for several files (decision 0060): one transaction with a move for each file. Which lines of its statement a
-- file pays by it stands in a row of its own, because what all of them pay has no place in the facts of one transaction.
create table payment_parts (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  stripe          smallint not null,
  number          bigint not null,
  orders_id       integer not null,
  -- Who of the statement of the file is paid; null where a plan of it names somebody else.
  party           text,
  lines           jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 35),
  amount_cents    money_cents not null check (amount_cents > 0),
  primary key (tenant_id, bank_account_id, stripe, number, orders_id),
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  foreign key (tenant_id, orders_id) references orders
);
create index payment_parts_of_file on payment_parts (tenant_id, orders_id) where orders_id is not null;
alter table payment_parts enable row level security;
alter table payment_parts force row level security;
create policy tenant_rows on payment_parts using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on payment_parts to closewright_app;

-- The payments for several files of a bank account, which are few beside all of its transactions.
create index ledger_transactions_together on ledger_transactions (tenant_id, bank_account_id, posted_at) where (facts -> 'together') is not null;

-- What the parts of a payment say, shortened to a hash: the facts of the payment have it, so its chain holds the parts as well.
create function payment_parts_digest(parts jsonb) returns text language sql immutable set search_path = pg_catalog as $$
  select encode(sha256(convert_to(jsonb_agg(jsonb_build_array((p ->> 'ordersID')::integer, p -> 'party', (p ->> 'amount')::bigint, p -> 'lines')
    order by (p ->> 'ordersID')::integer)::text, 'UTF8')), 'hex')
  from jsonb_array_elements(parts) p
$$;

-- The parts of a payment as they are stored.
create function payment_parts_of(bank integer, of_stripe smallint, of_number bigint) returns jsonb language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('ordersID', p.orders_id, 'party', p.party, 'amount', p.amount_cents, 'lines', p.lines) order by p.orders_id), '[]')
  from payment_parts p where p.tenant_id = current_setting('app.tenant', true) and p.bank_account_id = bank and p.stripe = of_stripe and p.number = of_number
$$;

-- Whose money a payment is, in a list: the number of its file, of several the first one and how many more there are.
create function file_numbers_of(bank integer, of_stripe smallint, of_number bigint) returns text language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select o.file_number || case when f.files > 1 then ' and ' || (f.files - 1) || ' more' else '' end
  from (select min(l.orders_id) as orders_id, count(distinct l.orders_id) as files from ledger_lines l
    where l.tenant_id = current_setting('app.tenant', true) and l.bank_account_id = bank and l.stripe = of_stripe and l.number = of_number) f
  join orders o on o.tenant_id = current_setting('app.tenant', true) and o.orders_id = f.orders_id
$$;

-- A part is what its file pays, to the cent, by lines that come to it.
create function payment_part_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'what a file paid is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id
      and t.stripe = new.stripe and t.number = new.number and t.facts ? 'together')
    or new.amount_cents is distinct from (select -sum(l.amount_cents) from ledger_lines l where l.tenant_id = new.tenant_id
      and l.bank_account_id = new.bank_account_id and l.stripe = new.stripe and l.number = new.number and l.orders_id = new.orders_id
      and l.account = 'outstanding')
    or new.amount_cents is distinct from (select sum((l ->> 'amount')::bigint) from jsonb_array_elements(new.lines) l)
  then
    raise exception 'the part of a file is what it pays' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger payment_part_stays before insert or update or delete on payment_parts for each row execute function payment_part_stays();
create trigger payment_part_stays_whole before truncate on payment_parts for each statement execute function payment_part_stays();

-- At the commit: a payment for several files has a part of each, and says how many there are, what they come to and what they say.
create function payment_together_is_whole() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  parts record;
begin
  select count(*) as files, sum(p.amount_cents) as cents into parts from payment_parts p where p.tenant_id = new.tenant_id
    and p.bank_account_id = new.bank_account_id and p.stripe = new.stripe and p.number = new.number;
  if new.kind not in ('check', 'wire out', 'ACH out') or new.reverses_number is not null or parts.files < 2
    or parts.files <> (select count(distinct l.orders_id) from ledger_lines l where l.tenant_id = new.tenant_id and l.bank_account_id = new.bank_account_id
      and l.stripe = new.stripe and l.number = new.number)
    or new.facts -> 'together' is distinct from jsonb_build_object('files', parts.files, 'amount', parts.cents,
      'digest', payment_parts_digest(payment_parts_of(new.bank_account_id, new.stripe, new.number)))
  then
    raise exception 'a payment for several files has a part of each' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger payment_together_is_whole after insert on ledger_transactions deferrable initially deferred for each row
  when (new.facts ? 'together') execute function payment_together_is_whole();

-- Who asks to end such a payment asks it of all its files, and says of how many.
alter table approval_requests
  add column over_files integer,
  add constraint approval_requests_over_files check (over_files is null or over_files >= 2 and kind in ('void', 'stop'));
create index approval_requests_over_files on approval_requests (tenant_id, bank_account_id, about_stripe, about_number) where over_files is not null;
create function approval_is_of_all() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.over_files is distinct from (select (t.facts #>> '{together,files}')::integer from ledger_transactions t where t.tenant_id = new.tenant_id
      and t.bank_account_id = new.bank_account_id and t.stripe = new.about_stripe and t.number = new.about_number)
    or new.over_files is not null and not exists (select from payment_parts p where p.tenant_id = new.tenant_id
      and p.bank_account_id = new.bank_account_id and p.stripe = new.about_stripe and p.number = new.about_number and p.orders_id = new.orders_id)
  then
    raise exception 'a payment for several files is ended for all of them' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger approval_is_of_all before insert on approval_requests for each row when (new.about_number is not null) execute function approval_is_of_all();

revoke execute on function payment_part_stays(), payment_together_is_whole(), approval_is_of_all(), payment_parts_digest(jsonb),
  payment_parts_of(integer, smallint, bigint), file_numbers_of(integer, smallint, bigint) from public;
grant execute on function payment_parts_digest(jsonb), payment_parts_of(integer, smallint, bigint), file_numbers_of(integer, smallint, bigint)
  to closewright_app;
