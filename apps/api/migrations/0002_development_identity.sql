-- Storage of the development sign-in (apps/api/dev/oidc). Empty where Keycloak signs people in.
--
-- It lies in the database and not in memory so that a restart keeps everybody signed in, and so that a code made on one
-- node can be redeemed on another.

-- One row per artifact of the OpenID provider: session, grant, code, refresh token, interaction.
create table identity_records (
  tenant_id text not null,
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (tenant_id, kind, id)
);
create index identity_records_grant on identity_records (tenant_id, kind, grant_id) where grant_id is not null;
create index identity_records_uid on identity_records (tenant_id, kind, uid) where uid is not null;
create index identity_records_expiry on identity_records (tenant_id, expires_at);

-- Signing keys of a realm. private_jwk holds { "sealed": "<text of the app's secret box>" }, never a bare key.
create table identity_keys (
  tenant_id text not null,
  kid text not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, kid)
);

-- Demo logins, written when a realm is first asked for.
create table identity_users (
  tenant_id text not null,
  username text not null,
  password_hash text not null,
  claims jsonb not null,
  primary key (tenant_id, username)
);

alter table identity_records enable row level security;
alter table identity_records force row level security;
create policy identity_records_tenant on identity_records
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

alter table identity_keys enable row level security;
alter table identity_keys force row level security;
create policy identity_keys_tenant on identity_keys
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

alter table identity_users enable row level security;
alter table identity_users force row level security;
create policy identity_users_tenant on identity_users
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on identity_records, identity_users to closewright_app;
-- A signing key is made once and never changed.
grant select, insert on identity_keys to closewright_app;
