-- The forms of a version as they were printed first, so that it reprints byte for byte whatever prints it by then. Never changed and never removed.
create table version_papers (
  tenant_id            varchar(63) not null,
  document_id          integer not null,
  orders_id            integer not null,
  statement_version_id integer not null,
  form                 varchar(30) not null,
  primary key (tenant_id, document_id),
  unique (tenant_id, statement_version_id, form),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id),
  foreign key (tenant_id, document_id) references documents (tenant_id, document_id),
  foreign key (tenant_id, statement_version_id) references statement_versions (tenant_id, statement_version_id)
);
select tenant_table('version_papers', 'document_id');
revoke update on version_papers from closewright_app;
