-- What a tax keeps of the table it is charged by; tiers as they are written.
alter table transfer_taxes
  add column tiers        varchar(1000),
  add column rate_version varchar(80);
