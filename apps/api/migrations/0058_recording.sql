-- A document that the closing records, and what the recorder takes for it.
create table recording_documents (
  tenant_id             varchar(63) not null,
  recording_document_id integer not null check (recording_document_id > 0),
  orders_id             integer not null,
  settlement_id         integer not null,
  sequence              integer not null default 1 check (sequence > 0),
  label                 varchar(120) not null,
  kind                  varchar(20),
  pages                 smallint check (pages between 1 and 9999),
  names                 smallint check (names between 0 and 999),
  fee_cents             money_cents check (fee_cents >= 0),
  borrower_part         numeric(9, 6) check (borrower_part >= 0),
  remarks               varchar(2000),
  primary key (tenant_id, recording_document_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index recording_documents_of_settlement on recording_documents (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('recording_documents', 'recording_document_id', deletes => true);

-- A tax on the transfer or the mortgage, by the terms that are entered.
create table transfer_taxes (
  tenant_id          varchar(63) not null,
  transfer_tax_id    integer not null check (transfer_tax_id > 0),
  orders_id          integer not null,
  settlement_id      integer not null,
  sequence           integer not null default 1 check (sequence > 0),
  label              varchar(120) not null,
  payee              varchar(120),
  level              varchar(20),
  method             varchar(20),
  reckoned_on        varchar(20),
  base_amount_cents  money_cents check (base_amount_cents >= 0),
  free_amount_cents  money_cents check (free_amount_cents >= 0),
  rate               numeric(9, 6) check (rate >= 0),
  unit_cents         money_cents check (unit_cents >= 0),
  unit_amount_cents  money_cents check (unit_amount_cents >= 0),
  flat_amount_cents  money_cents check (flat_amount_cents >= 0),
  is_exempt          boolean not null default false,
  exemption          varchar(120),
  borrower_part      numeric(9, 6) check (borrower_part >= 0),
  remarks            varchar(2000),
  primary key (tenant_id, transfer_tax_id),
  foreign key (tenant_id, orders_id, settlement_id) references settlements (tenant_id, orders_id, settlement_id) on delete cascade
);
create index transfer_taxes_of_settlement on transfer_taxes (tenant_id, orders_id, settlement_id, sequence);
select tenant_table('transfer_taxes', 'transfer_tax_id', deletes => true);
