-- Alerts of the company that belong to no file are raised from facts that are stored elsewhere. What is stored here is what each
-- person did with them: who has seen an occurrence has not seen the next, and others have not seen it at all.

create table system_alert_marks (
  tenant_id       varchar(63) not null,
  users_id        integer not null,
  -- domain/alerts systemAlertTargets
  target          varchar(40) not null,
  occurrence      varchar(60) not null,
  acknowledged_at timestamptz,
  -- The day it is open again.
  snoozed_until   date,
  updated_at      timestamptz not null default now(),
  updated_by      text not null default current_setting('app.actor', true),
  primary key (tenant_id, users_id, target),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade,
  check ((acknowledged_at is null) <> (snoozed_until is null))
);
alter table system_alert_marks enable row level security;
alter table system_alert_marks force row level security;
create policy tenant_rows on system_alert_marks using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on system_alert_marks to closewright_app;
select audit_table('system_alert_marks', 'users_id', 'target');

-- The errors of the last 24 hours.
create index server_events_errors on server_events (tenant_id, at) where level in ('Error', 'Fatal');
