-- A contact of a file names a company of the directory, and a person of it.

alter table order_parties
  add foreign key (tenant_id, company_id) references companies (tenant_id, company_id),
  add foreign key (tenant_id, contact_id) references company_contacts (tenant_id, contact_id) on delete set null (contact_id);
create index order_parties_of_contact on order_parties (tenant_id, contact_id) where contact_id is not null;
