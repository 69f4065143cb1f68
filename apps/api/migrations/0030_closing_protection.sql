-- Stored documents, and closing protection letters, whose letters are the first of them.

-- ---------------------------------------------------------------- documents
-- What a document is, audited with the hash of its bytes; the bytes stand beside it, unaudited and never changed.
create table documents (
  tenant_id   varchar(63) not null,
  document_id integer not null check (document_id > 0),
  orders_id   integer not null,
  name        varchar(120) not null,
  media_type  varchar(80) not null,
  size        integer not null check (size > 0),
  sha256      varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at  timestamptz not null default now(),
  created_by  text not null default current_setting('app.actor', true),
  primary key (tenant_id, document_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id)
);
create index documents_of_order on documents (tenant_id, orders_id, document_id);

create table document_contents (
  tenant_id   varchar(63) not null,
  document_id integer not null,
  content     bytea not null,
  primary key (tenant_id, document_id),
  foreign key (tenant_id, document_id) references documents (tenant_id, document_id)
);

-- ---------------------------------------------------------------- closing protection letters (domain.md §3 CPL)
create table closing_protection_letters (
  tenant_id               varchar(63) not null,
  letter_id               integer not null check (letter_id > 0),
  orders_id               integer not null,
  -- One letter per request, however often it is sent: the underwriter is asked by the same key again.
  request_key             uuid not null,
  state                   varchar(10) not null check (state in ('Pending', 'Issued', 'Refused', 'Replaced', 'Voided')),
  underwriter_company_id  integer not null,
  form                    varchar(30) not null,
  property_state          varchar(2) not null,
  loan_id                 integer,
  lender_name             varchar(160) not null,
  clause                  varchar(300),
  attention               varchar(120),
  address_1               varchar(120) not null,
  address_2               varchar(60),
  city                    varchar(80) not null,
  address_state           varchar(2) not null,
  zip                     varchar(10) not null,
  loan_number             varchar(60),
  loan_amount_cents       money_cents check (loan_amount_cents >= 0),
  letter_number           varchar(40),
  -- What the state charges on the day of the request, and by which rule; null where no fee is known.
  fee_cents               money_cents,
  fee_rule                varchar(200),
  document_id             integer,
  -- What the underwriter said when it refused, or that it did not answer.
  problem                 varchar(300),
  reissued_from_id        integer,
  requested_at            timestamptz not null,
  requested_by            text not null default current_setting('app.actor', true),
  issued_at               timestamptz,
  voided_at               timestamptz,
  voided_by               text,
  void_reason             varchar(300),
  version                 integer not null default 1,
  updated_at              timestamptz not null default now(),
  updated_by              text not null default current_setting('app.actor', true),
  primary key (tenant_id, letter_id),
  constraint closing_protection_letters_request unique (tenant_id, request_key),
  constraint closing_protection_letters_of_order_key unique (tenant_id, orders_id, letter_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id),
  foreign key (tenant_id, orders_id, loan_id) references loans (tenant_id, orders_id, loan_id) on delete set null (loan_id),
  foreign key (tenant_id, document_id) references documents (tenant_id, document_id),
  foreign key (tenant_id, orders_id, reissued_from_id) references closing_protection_letters (tenant_id, orders_id, letter_id),
  check ((state in ('Issued', 'Replaced', 'Voided')) = (letter_number is not null and issued_at is not null and document_id is not null)),
  check ((state = 'Voided') = (voided_at is not null))
);
create trigger closing_protection_letters_new_version before update on closing_protection_letters
  for each row execute function setting_new_version();

do $$
declare
  target text;
begin
  foreach target in array array['documents', 'document_contents', 'closing_protection_letters']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
  end loop;
end $$;
-- A document is never changed; a letter is voided or replaced, never removed.
grant select, insert on documents, document_contents to closewright_app;
grant select, insert, update on closing_protection_letters to closewright_app;
select audit_table('documents', 'document_id'), audit_table('closing_protection_letters', 'letter_id');
