-- Every note a task ever had, with who wrote it and when. The table of tasks holds the note of today; what it takes the place of moves here,
-- by trigger, so that no way of writing a task overwrites a note in silence.

create table order_workflow_task_notes (
  tenant_id              varchar(63) not null,
  task_note_id           integer not null check (task_note_id > 0),
  orders_id              integer not null,
  order_workflow_task_id integer not null,
  task_note              varchar(4000) not null,
  noted_at               timestamptz not null,
  noted_by               text not null,
  primary key (tenant_id, task_note_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, order_workflow_task_id) references order_workflow_tasks (tenant_id, order_workflow_task_id) on delete cascade
);
create index order_workflow_task_notes_of_task on order_workflow_task_notes (tenant_id, order_workflow_task_id, task_note_id);
create index order_workflow_task_notes_of_order on order_workflow_task_notes (tenant_id, orders_id);

alter table order_workflow_task_notes enable row level security;
alter table order_workflow_task_notes force row level security;
create policy tenant_rows on order_workflow_task_notes using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
-- Never changed. Its words are in the audit as those of the task.
grant select, insert on order_workflow_task_notes to closewright_app;

-- Who wrote the note of today, and when; of a task whose note was removed, who removed it.
alter table order_workflow_tasks
  add column noted_at timestamptz,
  add column noted_by text;
-- Notes from before this: nobody changed them after the task was last changed.
alter table order_workflow_tasks no force row level security;
alter table order_workflow_tasks disable trigger user;
update order_workflow_tasks set noted_at = updated_at, noted_by = updated_by where task_note is not null;
alter table order_workflow_tasks enable trigger user;
alter table order_workflow_tasks force row level security;
alter table order_workflow_tasks
  add check ((noted_at is null) = (noted_by is null) and (task_note is null or noted_at is not null));

create function keeping_task_notes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.task_note, new.noted_by) is not null or new.noted_at is not null then
      new.noted_at := coalesce(new.noted_at, now());
      new.noted_by := coalesce(new.noted_by, current_setting('app.actor', true));
    end if;
  elsif new.task_note is not distinct from old.task_note then
    new.noted_at := old.noted_at;
    new.noted_by := old.noted_by;
  else
    if old.task_note is not null then
      insert into public.order_workflow_task_notes
        (tenant_id, task_note_id, orders_id, order_workflow_task_id, task_note, noted_at, noted_by)
      values (old.tenant_id, public.next_ids('task_note_id'), old.orders_id, old.order_workflow_task_id, old.task_note, old.noted_at, old.noted_by);
    end if;
    new.noted_at := now();
    new.noted_by := current_setting('app.actor', true);
  end if;
  return new;
end $$;
create trigger order_workflow_tasks_notes before insert or update on order_workflow_tasks
  for each row execute function keeping_task_notes();
