-- What File Contacts edits beyond File Main: vesting, signers, licences, forwarding address (domain.md §3), and who looked at a number.

alter table order_parties
  add column contact_id            integer,
  add column address_2             varchar(60),
  add column mobile_phone          varchar(40),
  add column vesting               varchar(1000),
  add column marital_status        varchar(40),
  add column entity_type           varchar(40),
  add column formed_in             varchar(60),
  add column firpta_status         varchar(60),
  add column has_power_of_attorney boolean not null default false,
  add column attorney_in_fact      varchar(120),
  add column forwarding_address_1  varchar(120),
  add column forwarding_address_2  varchar(60),
  add column forwarding_city       varchar(80),
  add column forwarding_state      varchar(2),
  add column forwarding_zip        varchar(10),
  add column nmls_id               varchar(30),
  add column license_id            varchar(40),
  add column contact_nmls_id       varchar(30),
  add column contact_license_id    varchar(40),
  -- what party_signers points at: a contact of the same file
  add constraint order_parties_of_order_key unique (tenant_id, orders_id, roles_id);

-- Who signs for an entity or a trust.
create table party_signers (
  tenant_id varchar(63) not null,
  signer_id integer not null check (signer_id > 0),
  orders_id integer not null,
  roles_id  integer not null,
  sequence  smallint not null default 1 check (sequence > 0),
  name      varchar(120) not null,
  title     varchar(80),
  primary key (tenant_id, signer_id),
  foreign key (tenant_id, orders_id, roles_id) references order_parties (tenant_id, orders_id, roles_id) on delete cascade
);
create index party_signers_of_order on party_signers (tenant_id, orders_id, roles_id, sequence);

-- Each time a stored SSN or tax id is shown in clear: written before it is, and in the audit of the file like any other write.
create table tax_id_reveals (
  tenant_id    varchar(63) not null,
  reveal_id    integer not null check (reveal_id > 0),
  orders_id    integer not null,
  roles_id     integer not null,
  -- what was shown, as it is masked, and whose it was: the contact may be gone by the time somebody asks
  tax_id_shown varchar(11),
  party_name   varchar(200) not null,
  primary key (tenant_id, reveal_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade
);
create index tax_id_reveals_of_order on tax_id_reveals (tenant_id, orders_id, reveal_id);

do $$
declare
  target text;
begin
  foreach target in array array['party_signers', 'tax_id_reveals']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
  end loop;
end $$;
grant select, insert, update, delete on party_signers to closewright_app;
grant select, insert on tax_id_reveals to closewright_app;
select audit_table('party_signers', 'signer_id'), audit_table('tax_id_reveals', 'reveal_id');

create function read_order_contacts(tenant text, wanted integer) returns json language sql stable security invoker as $$
  select coalesce(json_agg(f order by f.sequence, f."rolesID"), '[]') from (select
    c.roles_id as "rolesID", c.sequence, c.role_type_id as "roleTypeID", c.name, c.first_name as "firstName", c.last_name as "lastName",
    c.contact_name as "contactName", c.address_1 as "address1", c.city, c.state, c.zip, c.phone, c.email, c.detail,
    c.company_id as "companyID", c.contact_id as "contactID", c.address_2 as "address2", c.mobile_phone as "mobilePhone", c.vesting,
    c.marital_status as "maritalStatus", c.entity_type as "entityType", c.formed_in as "formedIn", c.firpta_status as "firptaStatus",
    c.has_power_of_attorney as "hasPowerOfAttorney", c.attorney_in_fact as "attorneyInFact",
    c.forwarding_address_1 as "forwardingAddress1", c.forwarding_address_2 as "forwardingAddress2", c.forwarding_city as "forwardingCity",
    c.forwarding_state as "forwardingState", c.forwarding_zip as "forwardingZip", c.nmls_id as "nmlsID", c.license_id as "licenseID",
    c.contact_nmls_id as "contactNmlsID", c.contact_license_id as "contactLicenseID",
    case c.tax_id_kind when 'ssn' then '***-**-' || c.tax_id_last4 when 'ein' then '**-***' || c.tax_id_last4 end as "taxIDMasked"
    from order_parties c where c.tenant_id = read_order_contacts.tenant and c.orders_id = wanted) f
$$;
create function read_order_party_signers(tenant text, wanted integer) returns json language sql stable security invoker as $$
  select coalesce(json_agg(f order by f."rolesID", f.sequence, f."signerID"), '[]') from (select
    s.signer_id as "signerID", s.roles_id as "rolesID", s.sequence, s.name, s.title
    from party_signers s where s.tenant_id = read_order_party_signers.tenant and s.orders_id = wanted) f
$$;
grant execute on function read_order_contacts(text, integer), read_order_party_signers(text, integer) to closewright_app;

create or replace function read_order_document(tenant text, actor text, request text, wanted integer) returns json
  language plpgsql security invoker as $$
begin
  perform set_config('app.tenant', tenant, true), set_config('app.actor', actor, true), set_config('app.request', request, true);
  return (
    select json_build_object(
      'order', (select to_json(f) from (select
        o.orders_id as "ordersID", o.file_number as "fileNumber", o.status, o.region_id as "regionID", o.branch_id as "branchID",
        o.kind_of_order as "kindOfOrder", o.settlement_statement_type as "settlementStatementType", o.order_service_id as "orderServiceID",
        o.settlement_template_id as "settlementTemplateID", o.underwriter_company_id as "underwriterCompanyID",
        o.source_of_business as "sourceOfBusiness", o.open_date as "openDate", o.contract_date as "contractDate",
        o.commitment_date as "commitmentDate", o.disclosure_sent_date as "disclosureSentDate", o.closing_date as "closingDate",
        o.disbursement_date as "disbursementDate", to_char(o.closing_time, 'HH24:MI') as "closingTime", o.recording_date as "recordingDate",
        o.place_of_closing as "placeOfClosing", o.policy_due_date as "policyDueDate", o.sale_price_cents as "salePrice",
        o.earnest_money_cents as "earnestMoney", o.earnest_money_held_by as "earnestMoneyHeldBy",
        o.owner_policy_amount_cents as "ownerPolicyAmount", o.loan_policy_amount_cents as "loanPolicyAmount",
        o.escrow_officer_id as "escrowOfficerID", o.title_officer_id as "titleOfficerID", o.closer_id as "closerID",
        o.post_closer_id as "postCloserID", o.default_loan_id as "defaultLoanID", o.is_locked as "isLocked",
        o.is_settlement_locked as "isSettlementLocked", o.is_consolidated_file as "isConsolidatedFile", o.version,
        iso_instant(o.updated_at) as "updatedAt") f),
      'properties', read_order_properties(read_order_document.tenant, wanted),
      'propertyTaxes', read_order_property_taxes(read_order_document.tenant, wanted),
      'loans', read_order_loans(read_order_document.tenant, wanted),
      'contacts', read_order_contacts(read_order_document.tenant, wanted),
      'partySigners', read_order_party_signers(read_order_document.tenant, wanted),
      'criticalNotes', (select coalesce(json_agg(n.body order by n.created_at, n.order_note_id), '[]')
        from order_notes n where n.tenant_id = read_order_document.tenant and n.orders_id = wanted and n.is_critical),
      'lock', (select to_json(f) from (select
        k.users_id as "usersID", k.holder, iso_instant(k.acquired_at) as since, iso_instant(k.expires_at) as "expiresAt",
        k.session_key as "sessionKey"
        from order_locks k where k.tenant_id = read_order_document.tenant and k.orders_id = wanted and k.expires_at > now()) f)
    )
    from orders o where o.tenant_id = read_order_document.tenant and o.orders_id = wanted
  );
end $$;
