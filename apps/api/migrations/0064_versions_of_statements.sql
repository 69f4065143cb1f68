-- Whose version it is: a statement keeps its id when the first loan takes it over, its loan does not. Without it are versions from before; no key,
-- since a statement goes with its loan.
alter table statement_versions add column settlement_id integer;
