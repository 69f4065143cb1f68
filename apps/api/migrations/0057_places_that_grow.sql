-- A new row has the place after the last one: while the first rows of a list go and others come at its end, its places climb for as long as it lives.
alter table loans alter loan_order type integer;
alter table properties alter sequence type integer;
alter table property_taxes alter sequence type integer;
alter table order_parties alter sequence type integer;
alter table party_signers alter sequence type integer;
alter table order_workflow_tasks alter sequence type integer;
alter table payoffs alter sequence type integer;
alter table payoff_fees alter sequence type integer;
alter table prorations alter sequence type integer;
alter table custom_data_tabs alter position_ordinal type integer;
alter table custom_data_definitions alter position_ordinal type integer;
alter table custom_data_list_values alter position_ordinal type integer;
alter table workflow_task_definitions alter sequence type integer;
