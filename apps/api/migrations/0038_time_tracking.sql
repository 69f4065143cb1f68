-- Time that people work on a file, behind the feature orderTimeTracking, and the timer that counts it (domain.md §3 File Workflow).

create table order_time_entries (
  tenant_id              varchar(63) not null,
  time_entry_id          integer not null check (time_entry_id > 0),
  orders_id              integer not null,
  users_id               integer not null,
  -- by the calendar and clock of the company
  work_date              date not null,
  start_time             time(0),
  minutes                integer not null check (minutes between 1 and 1440),
  time_category_id       integer,
  time_account_code_id   integer,
  order_workflow_task_id integer,
  note                   varchar(500),
  -- what a timer measured; null for a typed entry
  timer_started_at       timestamptz,
  timer_stopped_at       timestamptz,
  version                integer not null default 1,
  updated_at             timestamptz not null default now(),
  updated_by             text not null default current_setting('app.actor', true),
  primary key (tenant_id, time_entry_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, users_id) references users (tenant_id, users_id),
  -- a task that is deleted takes no time with it
  foreign key (tenant_id, order_workflow_task_id) references order_workflow_tasks (tenant_id, order_workflow_task_id)
    on delete set null (order_workflow_task_id),
  check ((timer_started_at is null) = (timer_stopped_at is null))
);
create index order_time_entries_of_order on order_time_entries (tenant_id, orders_id);
-- The 24 hours of a day, and what overlaps, are judged over all files of a person.
create index order_time_entries_of_user on order_time_entries (tenant_id, users_id, work_date);
create index order_time_entries_of_task on order_time_entries (tenant_id, order_workflow_task_id)
  where order_workflow_task_id is not null;
create trigger order_time_entries_new_version before update on order_time_entries
  for each row execute function setting_new_version();

-- A timer that runs. One per user, by the key.
create table order_timers (
  tenant_id              varchar(63) not null,
  users_id               integer not null,
  orders_id              integer not null,
  started_at             timestamptz not null,
  time_category_id       integer,
  time_account_code_id   integer,
  order_workflow_task_id integer,
  note                   varchar(500),
  updated_at             timestamptz not null default now(),
  updated_by             text not null default current_setting('app.actor', true),
  primary key (tenant_id, users_id),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, order_workflow_task_id) references order_workflow_tasks (tenant_id, order_workflow_task_id)
    on delete set null (order_workflow_task_id)
);
create index order_timers_of_order on order_timers (tenant_id, orders_id);
create index order_timers_of_task on order_timers (tenant_id, order_workflow_task_id) where order_workflow_task_id is not null;

do $$
declare
  target text;
begin
  foreach target in array array['order_time_entries', 'order_timers']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
    execute format('grant select, insert, update, delete on %I to closewright_app', target);
  end loop;
end $$;
select audit_table('order_time_entries', 'time_entry_id'), audit_table('order_timers', 'users_id');
