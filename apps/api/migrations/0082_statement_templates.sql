-- Lines that statements made from a template begin with; the templates are items of the lookup list.
create table settlement_template_lines (
  tenant_id                       varchar(63) not null references tenants,
  template_line_id                integer not null check (template_line_id > 0),
  -- A rule of its lines asks for it.
  settlement_template_id          integer,
  part                            varchar(20),
  section                         varchar(1),
  label                           varchar(120) not null,
  code                            varchar(20),
  kind                            varchar(40),
  payee_rule                      varchar(20),
  payee_name                      varchar(120),
  bucket                          varchar(20),
  amount_cents                    money_cents,
  percent                         numeric(9, 6) check (percent >= 0),
  percent_of                      varchar(20),
  quantity                        smallint check (quantity >= 0),
  each_cents                      money_cents,
  borrower_at_closing_cents       money_cents,
  borrower_at_closing_percent     numeric(9, 6) check (borrower_at_closing_percent >= 0),
  borrower_before_closing_cents   money_cents,
  borrower_before_closing_percent numeric(9, 6) check (borrower_before_closing_percent >= 0),
  seller_at_closing_cents         money_cents,
  seller_at_closing_percent       numeric(9, 6) check (seller_at_closing_percent >= 0),
  seller_before_closing_cents     money_cents,
  seller_before_closing_percent   numeric(9, 6) check (seller_before_closing_percent >= 0),
  others_cents                    money_cents,
  others_percent                  numeric(9, 6) check (others_percent >= 0),
  other_payer                     varchar(20),
  is_finance_charge               boolean not null default false,
  is_optional                     boolean not null default false,
  period                          varchar(20),
  paid_when                       varchar(20),
  inactive                        boolean not null default false,
  version                         integer not null default 1,
  updated_at                      timestamptz not null default now(),
  updated_by                      text not null default current_setting('app.actor', true),
  primary key (tenant_id, template_line_id)
);
create unique index settlement_template_lines_key on settlement_template_lines (tenant_id, coalesce(settlement_template_id, 0), coalesce(part, ''), coalesce(section, ''), lower(label));
create trigger settlement_template_lines_new_version before update on settlement_template_lines for each row execute function setting_new_version();
alter table settlement_template_lines enable row level security;
alter table settlement_template_lines force row level security;
create policy tenant_rows on settlement_template_lines using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
-- One is made inactive, never removed.
grant select, insert, update on settlement_template_lines to closewright_app;
select audit_table('settlement_template_lines', 'template_line_id');

-- What statements of the loans of a lender say again and again.
create table lender_defaults (
  tenant_id             varchar(63) not null references tenants,
  lender_default_id     integer not null check (lender_default_id > 0),
  lender_name           varchar(120) not null,
  assumption            varchar(20),
  demand_feature        varchar(10),
  partial_payments      varchar(20),
  late_days             smallint check (late_days between 0 and 365),
  late_fee_as           varchar(20),
  late_fee_percent      numeric(9, 6) check (late_fee_percent between 0 and 100),
  late_fee_amount_cents money_cents check (late_fee_amount_cents >= 0),
  late_fee_words        varchar(200),
  escrow_account        varchar(20),
  escrowed_year         varchar(30),
  cushion_months        smallint check (cushion_months between 0 and 2),
  escrow_rounding       varchar(20),
  prepaid_interest_day  varchar(20),
  term_rounding         varchar(20),
  payment_total         varchar(40),
  interest_decimals     varchar(10),
  inactive              boolean not null default false,
  version               integer not null default 1,
  updated_at            timestamptz not null default now(),
  updated_by            text not null default current_setting('app.actor', true),
  primary key (tenant_id, lender_default_id)
);
create unique index lender_defaults_key on lender_defaults (tenant_id, lower(lender_name));
create trigger lender_defaults_new_version before update on lender_defaults for each row execute function setting_new_version();
alter table lender_defaults enable row level security;
alter table lender_defaults force row level security;
create policy tenant_rows on lender_defaults using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
-- One is made inactive, never removed.
grant select, insert, update on lender_defaults to closewright_app;
select audit_table('lender_defaults', 'lender_default_id');
