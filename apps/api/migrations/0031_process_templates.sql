-- Process templates: the tasks a new file gets, who does them and when they are due (domain/workflow). The rules of the schema are those of 0001.

create table workflow_process_templates (
  tenant_id                    varchar(63) not null references tenants,
  workflow_process_template_id integer not null check (workflow_process_template_id > 0),
  name                         varchar(80) not null,
  inactive                     boolean not null default false,
  version                      integer not null default 1,
  updated_at                   timestamptz not null default now(),
  updated_by                   text not null default current_setting('app.actor', true),
  primary key (tenant_id, workflow_process_template_id)
);
create trigger workflow_process_templates_new_version before update on workflow_process_templates
  for each row execute function setting_new_version();

-- The names of anchors, assignees and calendars are those of domain/workflow and domain/holidays.
create table workflow_task_definitions (
  tenant_id                    varchar(63) not null,
  task_definition_id           integer not null check (task_definition_id > 0),
  workflow_process_template_id integer not null,
  sequence                     smallint not null check (sequence > 0),
  name                         varchar(120) not null,
  -- an item of the lookup set departments
  department_id                integer,
  assignee_kind                varchar(20) not null,
  assignee_id                  integer,
  due_anchor                   varchar(20),
  due_days                     smallint,
  -- null: calendar days
  due_calendar                 varchar(30),
  depends_on                   integer[] not null default '{}',
  primary key (tenant_id, task_definition_id),
  foreign key (tenant_id, workflow_process_template_id)
    references workflow_process_templates (tenant_id, workflow_process_template_id) on delete cascade,
  foreign key (tenant_id, assignee_id) references users (tenant_id, users_id),
  check ((due_anchor is null) = (due_days is null) and (due_anchor is not null or due_calendar is null)),
  check ((assignee_kind = 'person') = (assignee_id is not null))
);
create index workflow_task_definitions_of_template on workflow_task_definitions (tenant_id, workflow_process_template_id, sequence);
create index workflow_task_definitions_of_assignee on workflow_task_definitions (tenant_id, assignee_id) where assignee_id is not null;

-- The files of a branch begin with its template (building-blocks.md §3 Branch); a file remembers which one it began with.
alter table branches
  add column workflow_process_template_id integer,
  add foreign key (tenant_id, workflow_process_template_id)
    references workflow_process_templates (tenant_id, workflow_process_template_id);
create index branches_workflow_process_template on branches (tenant_id, workflow_process_template_id);
alter table orders
  add column workflow_process_template_id integer,
  add foreign key (tenant_id, workflow_process_template_id)
    references workflow_process_templates (tenant_id, workflow_process_template_id);

-- The department a user works in: whose tasks the dashboard shows as those of the department.
alter table users add column department_id integer;
drop trigger users_new_version on users;
create trigger users_new_version
  before update of group_users_id, login, display_name, email, branch_id, security_role_id, department_id, is_staff, is_active on users
  for each row execute function people_new_version();

do $$
declare
  target text;
begin
  foreach target in array array['workflow_process_templates', 'workflow_task_definitions']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
  end loop;
end $$;
-- A template is made inactive: files remember it.
grant select, insert, update on workflow_process_templates to closewright_app;
grant select, insert, update, delete on workflow_task_definitions to closewright_app;
select audit_table('workflow_process_templates', 'workflow_process_template_id'),
  audit_table('workflow_task_definitions', 'task_definition_id');
