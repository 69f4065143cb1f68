-- Signed ends of each tenant's audit (decision 0023): a check compares the chain with all of them, so nothing can be cut off behind one or
-- written anew before it. The signature is made with a key that no login of the database can read. Not audited: part of the audit itself.
create table audit_heads (
  tenant_id    varchar(63) not null references tenants,
  seq          bigint not null check (seq > 0),
  signed_at    timestamptz not null,
  -- Entry, hash, time, key and signature as one text (platform/audit/proof/signed-head.ts).
  head         text not null check (length(head) <= 400),
  -- When it was taken to the places outside of the database; null: not yet.
  published_at timestamptz,
  primary key (tenant_id, seq)
);
create index audit_heads_unpublished on audit_heads (tenant_id) where published_at is null;

-- What the check compared the chain with.
alter table audit_checks
  add heads integer not null default 0,
  add notes jsonb not null default '[]',
  alter broken_reason type text;

alter table audit_heads enable row level security;
alter table audit_heads force row level security;
create policy tenant_rows on audit_heads using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on audit_heads to closewright_app;
grant update (published_at) on audit_heads to closewright_app;
