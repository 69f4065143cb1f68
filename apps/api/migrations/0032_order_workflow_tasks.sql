-- The tasks of a file. A task keeps the rule of its due date, so that a template can change without touching files.

create table order_workflow_tasks (
  tenant_id              varchar(63) not null,
  order_workflow_task_id integer not null check (order_workflow_task_id > 0),
  orders_id              integer not null,
  sequence               smallint not null check (sequence > 0),
  -- what it was made of; the definition may be gone by now
  task_definition_id     integer,
  name                   varchar(120) not null,
  department_id          integer,
  assignee_id            integer,
  start_date             date,
  due_date               date,
  is_due_date_edited     boolean not null default false,
  due_anchor             varchar(20),
  due_days               smallint,
  due_calendar           varchar(30),
  -- tasks of the same file
  depends_on             integer[] not null default '{}',
  is_complete            boolean not null default false,
  completed_at           timestamptz,
  completed_by           text,
  not_applicable         boolean not null default false,
  task_note              varchar(4000),
  version                integer not null default 1,
  updated_at             timestamptz not null default now(),
  updated_by             text not null default current_setting('app.actor', true),
  primary key (tenant_id, order_workflow_task_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, assignee_id) references users (tenant_id, users_id),
  check ((due_anchor is null) = (due_days is null) and (due_anchor is not null or due_calendar is null)),
  check (is_complete = (completed_at is not null) and is_complete = (completed_by is not null))
);
create trigger order_workflow_tasks_new_version before update on order_workflow_tasks
  for each row execute function setting_new_version();

create index order_workflow_tasks_of_order on order_workflow_tasks (tenant_id, orders_id, sequence);
-- The dashboard: what is to be done, nearest due first; a task without a due date comes last. Each list of it has its index.
create index order_workflow_tasks_due on order_workflow_tasks
  (tenant_id, (coalesce(due_date, date '9999-12-31')), order_workflow_task_id) where not (is_complete or not_applicable);
create index order_workflow_tasks_of_assignee on order_workflow_tasks
  (tenant_id, assignee_id, (coalesce(due_date, date '9999-12-31')), order_workflow_task_id) where not (is_complete or not_applicable);
create index order_workflow_tasks_of_department on order_workflow_tasks
  (tenant_id, department_id, (coalesce(due_date, date '9999-12-31')), order_workflow_task_id) where not (is_complete or not_applicable);
create index order_workflow_tasks_settled on order_workflow_tasks (tenant_id, updated_at) where is_complete or not_applicable;

alter table order_workflow_tasks enable row level security;
alter table order_workflow_tasks force row level security;
create policy tenant_rows on order_workflow_tasks using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on order_workflow_tasks to closewright_app;
select audit_table('order_workflow_tasks', 'order_workflow_task_id');
