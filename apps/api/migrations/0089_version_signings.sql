-- Who signed a version of a statement, in which role and when: said of it beside its deliveries, appended and taken back as they are. A row is a
-- delivery, a signature, or says that one of either is taken back.
alter table version_deliveries
  add column signed_by    varchar(120),
  add column role_type_id integer,
  add column signed_on    date,
  drop constraint version_deliveries_check1,
  add constraint version_deliveries_says_something
    check (delivered_to is not null or signed_by is not null or (takes_back is not null and reason is not null)),
  add constraint version_deliveries_signing_whole
    check ((signed_by is null) = (role_type_id is null) and (role_type_id is null) = (signed_on is null)),
  add constraint version_deliveries_signing_alone check (signed_by is null or (delivered_to is null and takes_back is null));
