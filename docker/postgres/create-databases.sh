#!/bin/sh
# Runs once, when the volume is empty: a database and a role for each service, and no way into its neighbours'.
set -eu

create() { # NAME PASSWORD
  psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set name="crewcall_$1" --set password="$2" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
}

create identity "$IDENTITY_DB_PASSWORD"
create jobs "$JOBS_DB_PASSWORD"
create messaging "$MESSAGING_DB_PASSWORD"
create notifications "$NOTIFICATIONS_DB_PASSWORD"
create admin "$ADMIN_DB_PASSWORD"
