#!/bin/bash
# Backups of the product's database, in /backups:
#   docker compose run --rm backup once                one now
#   docker compose run --rm backup list
#   docker compose run --rm -T backup send FILE >FILE  to this machine, and from it again:
#   docker compose run --rm -T backup receive FILE <FILE
#   docker compose run --rm backup restore FILE        into the product's database; api and worker must be stopped
#   docker compose --profile backup up -d backup       one now and every BACKUP_EVERY_HOURS, keeping BACKUP_KEEP
set -euo pipefail
cd "${BACKUP_DIR:-/backups}"
umask 077

# Where and as whom: pg_dump and psql read these themselves.
export PGHOST=${PGHOST:-postgres} PGUSER=${PGUSER:-tischlein} PGDATABASE=${PGDATABASE:-tischlein}
export PGOPTIONS='-c client_min_messages=warning'
export PGPASSWORD=${PGPASSWORD:-$(</run/secrets/postgres-password)}

needs() {
  command -v "$1" >/dev/null || { echo "This image of Postgres has no $1: take one with Postgres's client programs." >&2; exit 1; }
}

backup() {
  local file
  needs pg_dump
  file=tischlein-$(date -u +%Y%m%dT%H%M%SZ).dump
  # Under its name only when it is whole and can be read.
  pg_dump --format=custom --compress=zstd:3 --no-owner --file="$file.part"
  pg_restore --list "$file.part" >/dev/null
  mv "$file.part" "$file"
  rm -f -- *.part
  # Names sort by time.
  ls -1 tischlein-*.dump | head -n "-${BACKUP_KEEP:-14}" | xargs -r rm --
  echo "$file $(stat -c %s "$file") bytes"
}

receive() {
  case $1 in tischlein-*.dump) ;; *) echo 'A backup is called tischlein-….dump.' >&2; exit 1 ;; esac
  cat >"$1.part"
  pg_restore --list "$1.part" >/dev/null || { rm -- "$1.part"; echo 'That is no whole backup.' >&2; exit 1; }
  mv -- "$1.part" "$1"
}

restore() {
  local file=$1 others
  needs psql
  [ -r "$file" ] || { echo "There is no $file; 'list' says which there are." >&2; exit 1; }
  pg_restore --list "$file" >/dev/null
  others=$(psql -Atqc "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'tischlein%'")
  [ "$others" = 0 ] || { echo "The product still runs: docker compose stop api worker" >&2; exit 1; }
  # All of it or nothing: on an error the database stays as it was.
  { echo 'DROP SCHEMA IF EXISTS bullmq CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public;'
    pg_restore --no-owner --file=- "$file"
  } | psql --quiet --single-transaction --set=ON_ERROR_STOP=1 --output=/dev/null
  echo "$file is restored."
}

case ${1:-} in
  once) backup ;;
  send) cat -- "${2:?send needs the name of a backup}" ;;
  receive) receive "${2:?receive needs a name for the backup}" ;;
  list) ls -1 tischlein-*.dump 2>/dev/null || echo 'There is none yet.' ;;
  restore) restore "${2:?restore needs the name of a backup}" ;;
  loop)
    while true; do
      # One that fails must not keep the next from being made; the alert is the age of the newest file.
      backup || echo 'THE BACKUP FAILED' >&2
      sleep "$((${BACKUP_EVERY_HOURS:-24} * 3600))" & wait $!
    done ;;
  *) sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
