-- A tenant that was deleted whole is missed by what is left of it: the system may see whose chains and heads there are (decision 0023).
drop policy tenant_rows on audit_chain;
create policy tenant_rows on audit_chain
  using (tenant_id = current_setting('app.tenant', true) or current_setting('app.system', true) = 'on')
  with check (tenant_id = current_setting('app.tenant', true));
drop policy tenant_rows on audit_heads;
create policy tenant_rows on audit_heads
  using (tenant_id = current_setting('app.tenant', true) or current_setting('app.system', true) = 'on')
  with check (tenant_id = current_setting('app.tenant', true));
