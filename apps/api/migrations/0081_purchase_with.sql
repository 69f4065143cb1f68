-- What makes the loans of a purchase pay other amounts due beside the price, in the words the screen shows.
alter table settlements add column purchase_with varchar(40);
