-- When what was tried of a statement was last applied with a reason, and why. Earlier ones are in the audit, which tells them with the edits of
-- their request.
alter table settlements
  add column applied_at     timestamptz,
  add column applied_reason varchar(200),
  add constraint settlements_applied_whole check ((applied_at is null) = (applied_reason is null));
