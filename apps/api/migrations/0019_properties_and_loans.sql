-- What the screens Properties and Loans edit beyond File Main (building-blocks.md §3, domain.md §3), and the tax years of a property.

alter table properties
  add column plat              varchar(80),
  add column subdivision_notes varchar(500),
  add column survey_name       varchar(120),
  add column abstract_number   varchar(60),
  add column acreage           numeric(14, 4) check (acreage >= 0),
  add column other_parcels     varchar(400),
  add column full_legal        varchar(20000),
  -- what property_taxes points at: a property of the same file
  add constraint properties_of_order_key unique (tenant_id, orders_id, property_id);

alter table loans
  add column lien_position            smallint check (lien_position between 1 and 9),
  add column note_date                date,
  add column interest_from            date,
  add column interest_to              date,
  add column day_basis                varchar(3) check (day_basis in ('360', '365')),
  add column mortgage_insurance_cents money_cents check (mortgage_insurance_cents >= 0),
  add column is_adjustable_rate       boolean not null default false,
  add column arm_index                varchar(80),
  add column arm_margin               numeric(9, 6) check (arm_margin >= 0),
  add column first_adjustment_months  integer check (first_adjustment_months between 1 and 600),
  add column adjustment_months        integer check (adjustment_months between 1 and 600),
  add column maximum_rate             numeric(9, 6) check (maximum_rate >= 0),
  add column is_interest_only         boolean not null default false,
  add column interest_only_months     integer check (interest_only_months between 1 and 600),
  add column is_negative_amortization boolean not null default false;

create table property_taxes (
  tenant_id       varchar(63) not null,
  property_tax_id integer not null check (property_tax_id > 0),
  orders_id       integer not null,
  property_id     integer not null,
  sequence        smallint not null default 1 check (sequence > 0),
  tax_year        integer check (tax_year between 1900 and 2199),
  amount_cents    money_cents check (amount_cents >= 0),
  is_paid         boolean not null default false,
  parcel_id       varchar(60),
  authority       varchar(120),
  primary key (tenant_id, property_tax_id),
  foreign key (tenant_id, orders_id, property_id) references properties (tenant_id, orders_id, property_id) on delete cascade
);
create index property_taxes_of_order on property_taxes (tenant_id, orders_id, property_id, sequence);

alter table property_taxes enable row level security;
alter table property_taxes force row level security;
create policy tenant_rows on property_taxes using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on property_taxes to closewright_app;
select audit_table('property_taxes', 'property_tax_id');

-- The parts of read_order_document, each in a function of its own: a new field of a loan touches the loans alone. Called by it after
-- the tenant is set, so row level security applies inside.
create function read_order_properties(tenant text, wanted integer) returns json language sql stable security invoker as $$
  select coalesce(json_agg(f order by f.sequence, f."propertyID"), '[]') from (select
    p.property_id as "propertyID", p.sequence, p.address_1 as "address1", p.address_2 as "address2", p.city, p.state, p.zip,
    p.county_name as "countyName", p.brief_legal as "briefLegal", p.parcel_id as "parcelID",
    p.property_type_id as "propertyTypeID", p.loan_id as "loanID", p.is_foreign_address as "isForeignAddress", p.country,
    p.region_territory as "regionTerritory", p.other_parcels as "otherParcels", trim_scale(p.acreage)::text as "acreage",
    p.subdivision, p.plat, p.subdivision_notes as "subdivisionNotes", p.survey_name as "surveyName",
    p.abstract_number as "abstractNumber", p.full_legal as "fullLegal"
    from properties p where p.tenant_id = read_order_properties.tenant and p.orders_id = wanted) f
$$;
create function read_order_property_taxes(tenant text, wanted integer) returns json language sql stable security invoker as $$
  select coalesce(json_agg(f order by f."propertyID", f.sequence, f."propertyTaxID"), '[]') from (select
    t.property_tax_id as "propertyTaxID", t.property_id as "propertyID", t.sequence, t.tax_year as "taxYear",
    t.amount_cents as "amount", t.is_paid as "isPaid", t.parcel_id as "parcelID", t.authority
    from property_taxes t where t.tenant_id = read_order_property_taxes.tenant and t.orders_id = wanted) f
$$;
create function read_order_loans(tenant text, wanted integer) returns json language sql stable security invoker as $$
  select coalesce(json_agg(f order by f."loanOrder", f."loanID"), '[]') from (select
    l.loan_id as "loanID", l.loan_order as "loanOrder", l.lender_name as "lenderName", l.amount_cents as "amount",
    trim_scale(l.rate)::text as "rate", l.loan_number as "loanNumber", l.loan_type_id as "loanTypeID", l.term_months as "termMonths",
    l.first_payment_date as "firstPaymentDate", l.mic_number as "micNumber", l.purpose, l.product, l.lien_position as "lienPosition",
    l.note_date as "noteDate", l.interest_from as "interestFrom", l.interest_to as "interestTo", l.day_basis as "dayBasis",
    l.mortgage_insurance_cents as "mortgageInsurance", l.is_adjustable_rate as "isAdjustableRate", l.arm_index as "armIndex",
    trim_scale(l.arm_margin)::text as "armMargin", l.first_adjustment_months as "firstAdjustmentMonths",
    l.adjustment_months as "adjustmentMonths", trim_scale(l.maximum_rate)::text as "maximumRate",
    l.is_interest_only as "isInterestOnly", l.interest_only_months as "interestOnlyMonths",
    l.is_negative_amortization as "isNegativeAmortization"
    from loans l where l.tenant_id = read_order_loans.tenant and l.orders_id = wanted) f
$$;
grant execute on function read_order_properties(text, integer), read_order_property_taxes(text, integer),
  read_order_loans(text, integer) to closewright_app;
