-- A version of a statement as it was kept, sent or issued. It never changes and never goes: the login of the api may add and read, nothing else.
-- It has no key to its loan: the loan may go, what was issued stays.
create table statement_versions (
  tenant_id            varchar(63) not null,
  statement_version_id integer not null check (statement_version_id > 0),
  orders_id            integer not null,
  loan_id              integer not null check (loan_id >= 0),
  number               smallint not null check (number > 0),
  kind                 varchar(20) not null,
  note                 varchar(200),
  kept_at              timestamptz not null default now(),
  kept_by              varchar(120) not null default current_setting('app.actor', true),
  snapshot             text not null,
  hash                 varchar(64) not null,
  primary key (tenant_id, statement_version_id),
  unique (tenant_id, orders_id, loan_id, number),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id)
);
select tenant_table('statement_versions', 'statement_version_id');
revoke update on statement_versions from closewright_app;
