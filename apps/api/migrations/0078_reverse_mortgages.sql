-- When a reverse mortgage ends, and the charges of the property that its draws pay: page 3 of the HUD-1 of 2010 asks for both.
alter table settlements
  add column reverse_mortgage varchar(20),
  add column drawn_items      varchar(120);
