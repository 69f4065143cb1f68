-- The commercial settlement statement of a file: free sections, a pair of columns for each party, a rent roll. Balances are worked out.
create table commercial_statements (
  tenant_id               varchar(63) not null,
  commercial_statement_id integer not null check (commercial_statement_id > 0),
  orders_id               integer not null,
  name                    varchar(120),
  statement_date          date,
  closing_day_of          varchar(20),
  version                 integer not null default 1,
  updated_at              timestamptz not null default now(),
  updated_by              text not null default current_setting('app.actor', true),
  primary key (tenant_id, commercial_statement_id),
  constraint commercial_statements_of_order_key unique (tenant_id, orders_id),
  constraint commercial_statements_key unique (tenant_id, orders_id, commercial_statement_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade
);
select tenant_table('commercial_statements', 'commercial_statement_id', deletes => true);

-- A section in the office's own words. Its number is what lines name it by.
create table commercial_sections (
  tenant_id               varchar(63) not null,
  commercial_section_id   integer not null check (commercial_section_id > 0),
  orders_id               integer not null,
  commercial_statement_id integer not null,
  sequence                integer not null default 1 check (sequence > 0),
  label                   varchar(120) not null,
  number                  integer check (number between 1 and 9999),
  primary key (tenant_id, commercial_section_id),
  foreign key (tenant_id, orders_id, commercial_statement_id)
    references commercial_statements (tenant_id, orders_id, commercial_statement_id) on delete cascade
);
create index commercial_sections_of_statement on commercial_sections (tenant_id, orders_id, commercial_statement_id, sequence);
select tenant_table('commercial_sections', 'commercial_section_id', deletes => true);

-- A buyer or seller with a pair of columns. Its number is what amounts name it by; its part is of what its side shares.
create table commercial_parties (
  tenant_id               varchar(63) not null,
  commercial_party_id     integer not null check (commercial_party_id > 0),
  orders_id               integer not null,
  commercial_statement_id integer not null,
  sequence                integer not null default 1 check (sequence > 0),
  name                    varchar(120) not null,
  side                    varchar(20),
  part                    integer check (part between 0 and 1000000000),
  number                  integer check (number between 1 and 9999),
  primary key (tenant_id, commercial_party_id),
  foreign key (tenant_id, orders_id, commercial_statement_id)
    references commercial_statements (tenant_id, orders_id, commercial_statement_id) on delete cascade
);
create index commercial_parties_of_statement on commercial_parties (tenant_id, orders_id, commercial_statement_id, sequence);
select tenant_table('commercial_parties', 'commercial_party_id', deletes => true);

-- A line: typed into its columns, or its whole amount shared over a side.
create table commercial_lines (
  tenant_id               varchar(63) not null,
  commercial_line_id      integer not null check (commercial_line_id > 0),
  orders_id               integer not null,
  commercial_statement_id integer not null,
  sequence                integer not null default 1 check (sequence > 0),
  label                   varchar(120) not null,
  section                 integer check (section between 1 and 9999),
  about                   varchar(120),
  amount_cents            money_cents,
  debit_to                varchar(20),
  credit_to               varchar(20),
  remarks                 varchar(2000),
  primary key (tenant_id, commercial_line_id),
  constraint commercial_lines_of_order_key unique (tenant_id, orders_id, commercial_line_id),
  foreign key (tenant_id, orders_id, commercial_statement_id)
    references commercial_statements (tenant_id, orders_id, commercial_statement_id) on delete cascade
);
create index commercial_lines_of_statement on commercial_lines (tenant_id, orders_id, commercial_statement_id, sequence);
select tenant_table('commercial_lines', 'commercial_line_id', deletes => true);

-- What stands in the columns of a party on a line: amounts, or percentages of its whole amount.
create table commercial_amounts (
  tenant_id            varchar(63) not null,
  commercial_amount_id integer not null check (commercial_amount_id > 0),
  orders_id            integer not null,
  commercial_line_id   integer not null,
  sequence             integer not null default 1 check (sequence > 0),
  party                integer check (party between 1 and 9999),
  debit_cents          money_cents,
  debit_percent        numeric(9, 6) check (debit_percent >= 0),
  credit_cents         money_cents,
  credit_percent       numeric(9, 6) check (credit_percent >= 0),
  primary key (tenant_id, commercial_amount_id),
  foreign key (tenant_id, orders_id, commercial_line_id)
    references commercial_lines (tenant_id, orders_id, commercial_line_id) on delete cascade
);
create index commercial_amounts_of_line on commercial_amounts (tenant_id, orders_id, commercial_line_id, sequence);
select tenant_table('commercial_amounts', 'commercial_amount_id', deletes => true);

-- A tenant of the rent roll: the rent that the seller has collected, the period it is for, and the deposit that is held.
create table commercial_tenants (
  tenant_id               varchar(63) not null,
  commercial_tenant_id    integer not null check (commercial_tenant_id > 0),
  orders_id               integer not null,
  commercial_statement_id integer not null,
  sequence                integer not null default 1 check (sequence > 0),
  unit                    varchar(120),
  tenant_name             varchar(120),
  rent_cents              money_cents check (rent_cents >= 0),
  paid_from               date,
  paid_to                 date,
  deposit_cents           money_cents check (deposit_cents >= 0),
  primary key (tenant_id, commercial_tenant_id),
  foreign key (tenant_id, orders_id, commercial_statement_id)
    references commercial_statements (tenant_id, orders_id, commercial_statement_id) on delete cascade
);
create index commercial_tenants_of_statement on commercial_tenants (tenant_id, orders_id, commercial_statement_id, sequence);
select tenant_table('commercial_tenants', 'commercial_tenant_id', deletes => true);
