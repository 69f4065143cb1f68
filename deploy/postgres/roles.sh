#!/bin/sh
# Logins and databases of a new Postgres server. The official image runs this once, when its volume is empty.
#
#   closewright_owner  owns the tables; migrations use it, nothing else does
#   closewright_login  what the api signs in as; may act as closewright_app and has no rights of its own
#   closewright_app    the rights of the running application; bound by row level security
set -eu
psql -v ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  -v owner_password="$DATABASE_OWNER_PASSWORD" \
  -v login_password="$DATABASE_LOGIN_PASSWORD" \
  -v keycloak_password="$KEYCLOAK_DATABASE_PASSWORD" <<'SQL'
create role closewright_app nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
create role closewright_owner login nosuperuser nobypassrls password :'owner_password';
create role closewright_login login noinherit nosuperuser nobypassrls password :'login_password' in role closewright_app;
create role keycloak login password :'keycloak_password';
create database keycloak owner keycloak;
create database closewright owner closewright_owner;
revoke connect on database keycloak from public;
revoke connect on database closewright from public;
grant connect on database closewright to closewright_login;
SQL
