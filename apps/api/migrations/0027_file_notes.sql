-- File Notes: what kind of note it is, who may see it, and the note it took the place of (domain.md §3 File Notes).

alter table order_notes
  add column note_type_id         integer,
  add column note_category_id     integer,
  add column is_pinned            boolean not null default false,
  add column is_visible_to_client boolean not null default false,
  -- The note this one took the place of. That one stays, and is read struck through.
  add column supersedes_id        integer,
  add column superseded_at        timestamptz,
  add column version              integer not null default 1,
  add column updated_at           timestamptz not null default now(),
  -- For the notes that are there already; further ones are somebody's.
  add column updated_by           text not null default 'system:migration',
  add constraint order_notes_of_order_key unique (tenant_id, orders_id, order_note_id),
  add constraint order_notes_supersedes foreign key (tenant_id, orders_id, supersedes_id)
    references order_notes (tenant_id, orders_id, order_note_id),
  -- One note takes the place of another, whoever was quicker.
  add constraint order_notes_superseded_once unique (tenant_id, supersedes_id),
  add constraint order_notes_not_itself check (supersedes_id <> order_note_id),
  -- Critical is what nobody may miss now, pinned what stands first now: both end with the note they are of.
  add constraint order_notes_superseded_is_quiet check (superseded_at is null or not is_critical and not is_pinned);
alter table order_notes alter updated_by set default current_setting('app.actor', true);
create trigger order_notes_new_version before update on order_notes for each row execute function people_new_version();

-- A note is evidence. It is never deleted, and who wrote it when is never changed; a superseded one stays as it was.
revoke delete on order_notes from closewright_app;
create function order_notes_fixed() returns trigger language plpgsql as $$
begin
  if (old.order_note_id, old.orders_id, old.users_id, old.created_at, old.supersedes_id)
    is distinct from (new.order_note_id, new.orders_id, new.users_id, new.created_at, new.supersedes_id)
    or old.superseded_at is not null
  then
    raise exception 'a note keeps its author, its time and its place; a superseded one is not changed'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger order_notes_fixed before update on order_notes for each row execute function order_notes_fixed();

-- What the header of a file and lists of files ask for.
create index order_notes_critical on order_notes (tenant_id, orders_id) where is_critical;
