-- Invoices of the office for its own work, and what was noted of them (decision 0053). Nothing of them is posted to the trust ledger. docs/invoices.md.

-- Percent of what of an invoice is taxable (building-blocks.md §3 Branch).
alter table branches add invoice_tax_rate numeric(9, 6)
  check (invoice_tax_rate between 0 and 100 and invoice_tax_rate = round(invoice_tax_rate, 4));

-- One remittance of a customer over several invoices; what goes to which is in invoice_entries.
create table invoice_batches (
  tenant_id         varchar(63) not null,
  invoice_batch_id  integer not null check (invoice_batch_id > 0),
  -- What the office calls it: B-000012. From 1 on, those that were taken back included.
  number            integer not null check (number > 0),
  -- Who it is in all files (domain/invoices customerKey), and what it was called.
  customer_key      varchar(80) not null check (customer_key <> ''),
  customer_name     varchar(160) not null,
  received_on       date not null check (received_on between '1970-01-01' and '2099-12-31'),
  amount_cents      money_cents not null check (amount_cents >= 0),
  means             text not null check (means in ('Check', 'Wire', 'ACH', 'Cash', 'Card')),
  reference         varchar(60) check (reference <> ''),
  note              varchar(200) check (note <> ''),
  -- Of the credit that the customer had.
  credit_used_cents money_cents not null check (credit_used_cents >= 0),
  -- What is kept as its credit.
  over_cents        money_cents not null check (over_cents >= 0),
  noted_by          text not null default current_setting('app.actor', true),
  noted_at          timestamptz not null default clock_timestamp(),
  taken_back_reason varchar(200) check (taken_back_reason <> ''),
  taken_back_by     text,
  taken_back_at     timestamptz,
  primary key (tenant_id, invoice_batch_id),
  unique (tenant_id, number),
  check (amount_cents > 0 or credit_used_cents > 0),
  check (credit_used_cents = 0 or over_cents = 0),
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null))
);
create index invoice_batches_of_customer on invoice_batches (tenant_id, customer_key);
select tenant_table('invoice_batches', 'invoice_batch_id');
revoke update on invoice_batches from closewright_app;
grant update (taken_back_reason) on invoice_batches to closewright_app;

-- An invoice of a file. A draft has neither number nor day.
create table invoices (
  tenant_id           varchar(63) not null,
  invoice_id          integer not null check (invoice_id > 0),
  orders_id           integer not null,
  -- Whom it is to: a contact of the file or a company. No keys of rows: a contact may go, and an issued invoice stays.
  customer_roles_id   integer,
  customer_company_id integer,
  -- Days until it is due.
  terms               smallint not null check (terms between 0 and 365),
  note                text check (note <> '' and char_length(note) <= 1000),
  -- What the office calls it: I-000123. From 1 on, without a gap.
  number              integer check (number > 0),
  issued_on           date check (issued_on between '1970-01-01' and '2099-12-31'),
  due_on              date,
  issued_by           text,
  issued_at           timestamptz,
  -- As they were when it was issued.
  customer_key        varchar(80) check (customer_key <> ''),
  customer_name       varchar(160) check (customer_name <> ''),
  customer_address    text,
  tax_rate            numeric(9, 6) check (tax_rate between 0 and 100),
  tax_cents           money_cents check (tax_cents >= 0),
  total_cents         money_cents check (total_cents > 0),
  void_reason         varchar(200) check (void_reason <> ''),
  voided_by           text,
  voided_at           timestamptz,
  version             integer not null default 1,
  updated_at          timestamptz not null default now(),
  updated_by          text not null default current_setting('app.actor', true),
  primary key (tenant_id, invoice_id),
  unique (tenant_id, number),
  foreign key (tenant_id, orders_id) references orders,
  check (num_nonnulls(customer_roles_id, customer_company_id) <= 1),
  check (num_nonnulls(number, issued_on, due_on, issued_by, issued_at, customer_key, customer_name, customer_address, tax_cents, total_cents) in (0, 10)),
  check (due_on = issued_on + terms),
  check (number is not null or tax_rate is null),
  check ((voided_by is null) = (voided_at is null) and (voided_by is null) = (void_reason is null)),
  check (void_reason is null or number is not null)
);
create index invoices_of_file on invoices (tenant_id, orders_id);
create index invoices_of_customer on invoices (tenant_id, customer_key) where customer_key is not null and void_reason is null;
select tenant_table('invoices', 'invoice_id', deletes => true);

create table invoice_lines (
  tenant_id    varchar(63) not null,
  invoice_id   integer not null,
  line         smallint not null check (line > 0),
  text         varchar(200) not null check (text <> ''),
  amount_cents money_cents not null check (amount_cents <> 0),
  is_taxable   boolean not null,
  -- The row of the statement that it came from, by the key of its line, and what that was called.
  source_key   varchar(80) check (source_key <> ''),
  source_label varchar(100),
  primary key (tenant_id, invoice_id, line),
  foreign key (tenant_id, invoice_id) references invoices on delete cascade,
  check ((source_key is null) = (source_label is null))
);
alter table invoice_lines enable row level security;
alter table invoice_lines force row level security;
create policy tenant_rows on invoice_lines using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, delete on invoice_lines to closewright_app;
select audit_table('invoice_lines', 'invoice_id', 'line');

-- What was noted of an issued invoice. Rows are added; one that was noted by mistake has its reason, and else nothing changes.
create table invoice_entries (
  tenant_id         varchar(63) not null,
  invoice_entry_id  integer not null check (invoice_entry_id > 0),
  invoice_id        integer not null,
  kind              text not null check (kind in ('payment', 'credit memo', 'closing', 'sent')),
  noted_on          date not null check (noted_on between '1970-01-01' and '2099-12-31'),
  amount_cents      money_cents check (amount_cents > 0),
  means             text check (means in ('Check', 'Wire', 'ACH', 'Cash', 'Card')),
  reference         varchar(60) check (reference <> ''),
  reason            varchar(200) check (reason <> ''),
  -- Paid from closing: the disbursement of the file to the office.
  bank_account_id   integer,
  stripe            smallint,
  ledger_number     bigint,
  sent_to           varchar(254) check (sent_to <> ''),
  sent_how          text check (sent_how in ('E-mail', 'Mail', 'By hand', 'Other')),
  invoice_batch_id  integer,
  noted_by          text not null default current_setting('app.actor', true),
  noted_at          timestamptz not null default clock_timestamp(),
  taken_back_reason varchar(200) check (taken_back_reason <> ''),
  taken_back_by     text,
  taken_back_at     timestamptz,
  primary key (tenant_id, invoice_entry_id),
  foreign key (tenant_id, invoice_id) references invoices,
  foreign key (tenant_id, invoice_batch_id) references invoice_batches,
  foreign key (tenant_id, bank_account_id, stripe, ledger_number) references ledger_transactions,
  check ((amount_cents is null) = (kind = 'sent')),
  check ((means is not null) = (kind = 'payment') and (reference is null or kind = 'payment')),
  check ((reason is not null) = (kind = 'credit memo')),
  check (num_nonnulls(bank_account_id, stripe, ledger_number) = case kind when 'closing' then 3 else 0 end),
  check (num_nonnulls(sent_to, sent_how) = case kind when 'sent' then 2 else 0 end),
  check (invoice_batch_id is null or kind in ('payment', 'credit memo')),
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null))
);
create index invoice_entries_of_invoice on invoice_entries (tenant_id, invoice_id);
create index invoice_entries_of_batch on invoice_entries (tenant_id, invoice_batch_id) where invoice_batch_id is not null;
create index invoice_entries_of_payment on invoice_entries (tenant_id, bank_account_id, stripe, ledger_number) where bank_account_id is not null;
select tenant_table('invoice_entries', 'invoice_entry_id');
revoke update on invoice_entries from closewright_app;
grant update (taken_back_reason) on invoice_entries to closewright_app;

-- Custom values of invoices. A value of another host has no invoice.
alter table custom_data_values add invoice_id integer;
alter table custom_data_values add foreign key (tenant_id, invoice_id) references invoices (tenant_id, invoice_id) on delete cascade;
alter table custom_data_values drop constraint custom_data_values_check;
alter table custom_data_values add check (num_nonnulls(roles_id, loan_id, property_id, invoice_id) <= 1);
alter table custom_data_values alter column reference_table_pk_value
  set expression as (coalesce(roles_id, loan_id, property_id, invoice_id, orders_id));
create index custom_data_values_of_invoice on custom_data_values (tenant_id, invoice_id) where invoice_id is not null;

-- ---------------------------------------------------------------- what holds whoever asks
-- Whether a payment of the ledger pays: it was neither taken back nor voided nor stopped.
create function invoice_payment_stands(tenant text, bank integer, of_stripe smallint, of_number bigint) returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select not exists (select from ledger_transactions r where r.tenant_id = tenant and r.bank_account_id = bank
      and r.reverses_stripe = of_stripe and r.reverses_number = of_number)
    and not exists (select from ledger_transactions e where e.tenant_id = tenant and e.bank_account_id = bank and e.about_stripe = of_stripe
      and e.about_number = of_number and e.kind in ('void', 'stop') and not exists (select from ledger_transactions r where r.tenant_id = tenant
        and r.bank_account_id = bank and r.reverses_stripe = e.stripe and r.reverses_number = e.number))
$$;

-- What counts of an invoice: `paid`, or with credit memos.
create function invoice_counts(tenant text, of_invoice integer, with_credits boolean) returns bigint
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(sum(e.amount_cents), 0)::bigint from invoice_entries e
  where e.tenant_id = tenant and e.invoice_id = of_invoice and e.taken_back_reason is null
    and case e.kind when 'payment' then true when 'credit memo' then with_credits
      when 'closing' then invoice_payment_stands(tenant, e.bank_account_id, e.stripe, e.ledger_number) else false end
$$;

-- What of the remittances of a customer is applied to no invoice.
create function invoice_credit(tenant text, of_customer text) returns bigint
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(sum(b.over_cents - b.credit_used_cents), 0)::bigint from invoice_batches b
  where b.tenant_id = tenant and b.customer_key = of_customer and b.taken_back_reason is null
$$;

-- Holds the credit of a customer until the commit.
create function hold_invoice_credit(of_customer text) returns void language sql set search_path = pg_catalog, public, pg_temp as $$
  select pg_advisory_xact_lock(hashtextextended('invoice credit ' || current_setting('app.tenant', true) || ' ' || of_customer, 0))
$$;

-- A draft is edited and removed. It is issued once, as what its lines come to with the tax of its rate; from then on it is voided at most, where nothing
-- counts as paid and no batch has it: that is taken back whole. By whom and when, the table says itself.
create function invoice_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
  net bigint;
  taxable bigint;
begin
  if tg_op = 'TRUNCATE' or tg_op = 'DELETE' and old.number is not null then
    raise exception 'an invoice that was issued is not removed' using errcode = 'insufficient_privilege';
  elsif tg_op = 'DELETE' then
    return old;
  elsif tg_op = 'INSERT' then
    if new.number is not null or new.void_reason is not null then
      raise exception 'an invoice begins as a draft' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if (new.tenant_id, new.invoice_id, new.orders_id) is distinct from (old.tenant_id, old.invoice_id, old.orders_id) then
    raise exception 'an invoice stays in its file' using errcode = 'insufficient_privilege';
  end if;
  if old.number is null then
    new.voided_by := null;
    new.voided_at := null;
    if new.number is null then return new; end if;
    new.issued_by := who;
    new.issued_at := clock_timestamp();
    select coalesce(sum(l.amount_cents), 0), coalesce(sum(l.amount_cents) filter (where l.is_taxable), 0) into net, taxable
    from invoice_lines l where l.tenant_id = new.tenant_id and l.invoice_id = new.invoice_id;
    if taxable < 0 or taxable > 0 and new.tax_rate is null or new.void_reason is not null
      or new.tax_cents is distinct from round(taxable * coalesce(new.tax_rate, 0) / 100) or new.total_cents is distinct from net + new.tax_cents
    then
      raise exception 'an invoice is issued as what its lines come to' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if old.void_reason is not null or new.void_reason is null
    or (to_jsonb(new) - array['void_reason', 'voided_by', 'voided_at', 'version', 'updated_at', 'updated_by'])
      is distinct from (to_jsonb(old) - array['void_reason', 'voided_by', 'voided_at', 'version', 'updated_at', 'updated_by'])
    or invoice_counts(new.tenant_id, new.invoice_id, false) > 0
    or exists (select from invoice_entries e where e.tenant_id = new.tenant_id and e.invoice_id = new.invoice_id
      and e.invoice_batch_id is not null and e.taken_back_reason is null)
  then
    raise exception 'an invoice that was issued does not change; it is voided where nothing counts as paid and no batch has it' using errcode = 'insufficient_privilege';
  end if;
  new.voided_by := who;
  new.voided_at := clock_timestamp();
  return new;
end $$;
-- Before row_new_version, by its name.
create trigger invoice_stays before insert or update or delete on invoices for each row execute function invoice_stays();
create trigger invoice_stays_whole before truncate on invoices for each statement execute function invoice_stays();

create function invoice_line_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op in ('UPDATE', 'TRUNCATE') or exists (select from invoices i where i.number is not null and (i.tenant_id, i.invoice_id)
    = case tg_op when 'DELETE' then (old.tenant_id, old.invoice_id) else (new.tenant_id, new.invoice_id) end)
  then
    raise exception 'the lines of an invoice that was issued do not change' using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger invoice_line_stays before insert or update or delete on invoice_lines for each row execute function invoice_line_stays();
create trigger invoice_line_stays_whole before truncate on invoice_lines for each statement execute function invoice_line_stays();

-- What is noted of an invoice is never more than it comes to; what is paid from closing is a payment of its file that stands, which pays no more than it is.
create function invoice_entry_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who  text := nullif(current_setting('app.actor', true), '');
  held record;
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    raise exception 'what was noted of an invoice is not removed' using errcode = 'insufficient_privilege';
  elsif tg_op = 'UPDATE' then
    if old.taken_back_reason is not null or new.taken_back_reason is null or old.kind = 'sent'
      or (to_jsonb(new) - array['taken_back_reason', 'taken_back_by', 'taken_back_at'])
        is distinct from (to_jsonb(old) - array['taken_back_reason', 'taken_back_by', 'taken_back_at'])
      or new.invoice_batch_id is not null and not exists (select from invoice_batches b where b.tenant_id = new.tenant_id
        and b.invoice_batch_id = new.invoice_batch_id and b.taken_back_reason is not null)
      or exists (select from invoices i where i.tenant_id = new.tenant_id and i.invoice_id = new.invoice_id and i.void_reason is not null)
    then
      raise exception 'what was noted of an invoice is taken back once, and with its batch' using errcode = 'insufficient_privilege';
    end if;
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  end if;
  new.noted_by := who;
  new.noted_at := clock_timestamp();
  select i.* into held from invoices i where i.tenant_id = new.tenant_id and i.invoice_id = new.invoice_id for no key update;
  if not found or held.number is null or held.void_reason is not null or new.taken_back_reason is not null
    or new.amount_cents > held.total_cents - invoice_counts(new.tenant_id, new.invoice_id, true)
    or new.invoice_batch_id is not null and not exists (select from invoice_batches b where b.tenant_id = new.tenant_id
      and b.invoice_batch_id = new.invoice_batch_id and b.customer_key = held.customer_key and b.taken_back_reason is null)
  then
    raise exception 'no more is noted of an issued invoice than it comes to' using errcode = 'insufficient_privilege';
  end if;
  if new.kind = 'closing' then
    perform pg_advisory_xact_lock(hashtextextended(format('invoiced payment %s %s %s %s', new.tenant_id, new.bank_account_id, new.stripe, new.ledger_number), 0));
    if not invoice_payment_stands(new.tenant_id, new.bank_account_id, new.stripe, new.ledger_number)
      or not exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id
        and t.stripe = new.stripe and t.number = new.ledger_number and t.kind in ('check', 'wire out', 'ACH out'))
      or exists (select from ledger_lines l where l.tenant_id = new.tenant_id and l.bank_account_id = new.bank_account_id
        and l.stripe = new.stripe and l.number = new.ledger_number and l.orders_id is distinct from held.orders_id)
      or new.amount_cents > invoice_closing_left(new.tenant_id, new.bank_account_id, new.stripe, new.ledger_number)
    then
      raise exception 'an invoice is paid from closing by a payment of its file that stands, and no more than that' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return new;
end $$;

-- What of a payment no invoice was paid from.
create function invoice_closing_left(tenant text, bank integer, of_stripe smallint, of_number bigint) returns bigint
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce((select -sum(l.amount_cents) from ledger_lines l where l.tenant_id = tenant and l.bank_account_id = bank and l.stripe = of_stripe
      and l.number = of_number and l.account = 'outstanding'), 0)::bigint
    - coalesce((select sum(e.amount_cents) from invoice_entries e
      join invoices i on i.tenant_id = e.tenant_id and i.invoice_id = e.invoice_id
      where e.tenant_id = tenant and e.bank_account_id = bank and e.stripe = of_stripe and e.ledger_number = of_number
        and e.taken_back_reason is null and i.void_reason is null), 0)::bigint
$$;
create trigger invoice_entry_stays before insert or update or delete on invoice_entries for each row execute function invoice_entry_stays();
create trigger invoice_entry_stays_whole before truncate on invoice_entries for each statement execute function invoice_entry_stays();

-- A batch is noted whole and taken back whole, once; no more credit is used than there is, nor taken back than is left.
create function invoice_batch_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    raise exception 'a batch of payments is not removed' using errcode = 'insufficient_privilege';
  end if;
  perform hold_invoice_credit(new.customer_key);
  if tg_op = 'UPDATE' then
    if old.taken_back_reason is not null or new.taken_back_reason is null
      or (to_jsonb(new) - array['taken_back_reason', 'taken_back_by', 'taken_back_at'])
        is distinct from (to_jsonb(old) - array['taken_back_reason', 'taken_back_by', 'taken_back_at'])
      or new.over_cents > invoice_credit(new.tenant_id, new.customer_key) and new.over_cents > 0
    then
      raise exception 'a batch of payments is taken back once, while what was over is there' using errcode = 'insufficient_privilege';
    end if;
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  end if;
  if new.taken_back_reason is not null or new.credit_used_cents > greatest(0, invoice_credit(new.tenant_id, new.customer_key)) then
    raise exception 'no more credit is used than there is' using errcode = 'insufficient_privilege';
  end if;
  new.noted_by := who;
  new.noted_at := clock_timestamp();
  return new;
end $$;
create trigger invoice_batch_stays before insert or update or delete on invoice_batches for each row execute function invoice_batch_stays();
create trigger invoice_batch_stays_whole before truncate on invoice_batches for each statement execute function invoice_batch_stays();

-- At the commit, what goes to the invoices and what is over are what came in; of one that was taken back nothing counts.
create function invoice_batch_is_whole() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  batch record;
begin
  select b.* into batch from invoice_batches b where b.tenant_id = new.tenant_id and b.invoice_batch_id = new.invoice_batch_id;
  if (case when batch.taken_back_reason is null then batch.amount_cents + batch.credit_used_cents - batch.over_cents else 0 end)
    <> coalesce((select sum(e.amount_cents) from invoice_entries e where e.tenant_id = new.tenant_id and e.invoice_batch_id = new.invoice_batch_id
      and e.kind = 'payment' and e.taken_back_reason is null), 0)
    or batch.taken_back_reason is not null and exists (select from invoice_entries e where e.tenant_id = new.tenant_id
      and e.invoice_batch_id = new.invoice_batch_id and e.taken_back_reason is null)
  then
    raise exception 'a batch of payments is noted and taken back whole' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger invoice_batch_is_whole after insert or update on invoice_batches deferrable initially deferred
  for each row execute function invoice_batch_is_whole();
create constraint trigger invoice_batch_entry_is_whole after insert or update on invoice_entries deferrable initially deferred
  for each row when (new.invoice_batch_id is not null) execute function invoice_batch_is_whole();

-- They read by the rights of whoever asks.
grant execute on function invoice_payment_stands(text, integer, smallint, bigint), invoice_closing_left(text, integer, smallint, bigint),
  invoice_credit(text, text), hold_invoice_credit(text) to closewright_app;
revoke execute on function invoice_stays(), invoice_line_stays(), invoice_entry_stays(), invoice_batch_stays(), invoice_batch_is_whole() from public;
