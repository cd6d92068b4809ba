#!/bin/bash
# Backups of the product's database, in /backups:
#   docker compose run --rm backup once                one now
#   docker compose run --rm backup list
#   docker compose run --rm -T backup send FILE >FILE  to this machine, and from it again:
#   docker compose run --rm -T backup receive FILE <FILE
#   docker compose run --rm -T backup certificate <backup.pem   from now on only the holder of its key can read backups
#   docker compose run --rm backup restore FILE        into the product's database; api and worker must be stopped
#   docker compose run --rm -v /safe/backup.key:/run/backup.key:ro backup restore FILE   of an encrypted one
#   docker compose --profile backup up -d backup       one now and every BACKUP_EVERY_HOURS, keeping BACKUP_KEEP
set -euo pipefail
cd "${BACKUP_DIR:-/backups}"
umask 077
CERTIFICATE=certificate.pem
KEY=${BACKUP_KEY:-/run/backup.key}

# Where and as whom: pg_dump and psql read these themselves.
export PGHOST=${PGHOST:-postgres} PGUSER=${PGUSER:-tischlein} PGDATABASE=${PGDATABASE:-tischlein}
export PGOPTIONS='-c client_min_messages=warning'
[ ! -r /run/secrets/postgres-password ] || export PGPASSWORD=${PGPASSWORD:-$(</run/secrets/postgres-password)}

needs() {
  command -v "$1" >/dev/null || { echo "This image of Postgres has no $1: take one with Postgres's client programs." >&2; exit 1; }
}

# An encrypted backup is a tar of three files: a key of its own, sealed for the certificate; the dump, encrypted with it; and
# the code that shows that nobody changed the dump. openssl's own containers hold a whole dump in memory to open it.
seal() {
  local from=$1 to=$2 parts secret code
  parts=$(mktemp -d)
  secret=$(openssl rand -hex 32) code=$(openssl rand -hex 32)
  printf '%s %s' "$secret" "$code" |
    openssl cms -encrypt -binary -aes-256-cbc -outform DER -out "$parts/key" -recip "$CERTIFICATE" -keyopt rsa_padding_mode:oaep
  # In the folder of the backups, where there is room for it.
  openssl enc -aes-256-ctr -pbkdf2 -iter 1 -pass fd:3 -in "$from" -out "$to.body" 3<<<"$secret"
  authenticate "$code" "$to.body" >"$parts/code"
  tar -cf "$to" --transform="s|.*\.body$|body|" -C "$parts" key code -C "$PWD" "$to.body"
  rm -r -- "$parts" "$to.body"
}

unseal() {
  local from=$1 to=$2 parts secret code
  [ -r "$KEY" ] || { echo "$from is encrypted: run this with -v /safe/backup.key:$KEY:ro, the key of the certificate." >&2; exit 1; }
  parts=$(mktemp -d -p .)
  tar -xf "$from" -C "$parts"
  # A wrong key may open it to noise instead of failing.
  secret=$(openssl cms -decrypt -binary -inform DER -in "$parts/key" -inkey "$KEY" 2>/dev/null | tr -d '\0') || true
  [[ $secret =~ ^[0-9a-f]{64}\ [0-9a-f]{64}$ ]] || { rm -r -- "$parts"; echo "$KEY does not open $from." >&2; exit 1; }
  code=${secret#* } secret=${secret% *}
  [ "$(authenticate "$code" "$parts/body")" = "$(cat "$parts/code")" ] ||
    { rm -r -- "$parts"; echo "$from was changed after it was made." >&2; exit 1; }
  openssl enc -d -aes-256-ctr -pbkdf2 -iter 1 -pass fd:3 -in "$parts/body" -out "$to" 3<<<"$secret"
  rm -r -- "$parts"
}

authenticate() { openssl dgst -sha256 -mac HMAC -macopt "hexkey:$1" -r "$2" | cut -d ' ' -f 1; }

# All that there are, oldest first: names sort by time.
backups() { find . -maxdepth 1 -name 'tischlein-*.dump' -o -maxdepth 1 -name 'tischlein-*.dump.enc' | sed 's|^\./||' | sort; }

backup() {
  local file
  needs pg_dump
  file=tischlein-$(date -u +%Y%m%dT%H%M%SZ).dump
  # Under its name only when it is whole and can be read. Who may do what is the migrations' to say, wherever it is restored.
  pg_dump --format=custom --compress=zstd:3 --no-owner --no-acl --file="$file.part"
  pg_restore --list "$file.part" >/dev/null
  if [ -e "$CERTIFICATE" ]; then
    seal "$file.part" "$file.enc.part"
    rm -- "$file.part"
    file=$file.enc
  fi
  mv "$file.part" "$file"
  rm -f -- *.part *.body
  backups | head -n "-${BACKUP_KEEP:-14}" | xargs -r rm --
  echo "$file $(stat -c %s "$file") bytes"
}

certificate() {
  cat >certificate.part
  openssl x509 -in certificate.part -noout -subject || { rm certificate.part; echo 'That is no certificate in PEM.' >&2; exit 1; }
  mv certificate.part "$CERTIFICATE"
}

receive() {
  case $1 in tischlein-*.dump | tischlein-*.dump.enc) ;; *) echo 'A backup is called tischlein-….dump or tischlein-….dump.enc.' >&2; exit 1 ;; esac
  cat >"$1.part"
  case $1 in
    *.enc) tar -tf "$1.part" key code body >/dev/null ;;
    *) pg_restore --list "$1.part" >/dev/null ;;
  esac || { rm -- "$1.part"; echo 'That is no whole backup.' >&2; exit 1; }
  mv -- "$1.part" "$1"
}

restore() {
  local file=$1 others
  needs psql
  [ -r "$file" ] || { echo "There is no $file; 'list' says which there are." >&2; exit 1; }
  case $file in
    *.enc)
      # Not local: it is removed at the end of the script, when this function is over. Nobody may find it opened.
      opened=${file%.enc}.part
      trap 'rm -f -- "$opened"' EXIT
      unseal "$file" "$opened"
      file=$opened ;;
  esac
  pg_restore --list "$file" >/dev/null
  others=$(psql -Atqc "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'tischlein%'")
  [ "$others" = 0 ] || { echo "The product still runs: docker compose stop api worker" >&2; exit 1; }
  # All of it or nothing: on an error the database stays as it was.
  { echo 'DROP SCHEMA IF EXISTS bullmq CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public;'
    pg_restore --no-owner --no-acl --file=- "$file"
  } | psql --quiet --single-transaction --set=ON_ERROR_STOP=1 --output=/dev/null
  echo "$1 is restored. The next start gives the application its rights again: docker compose up -d"
}

case ${1:-} in
  once) backup ;;
  send) cat -- "${2:?send needs the name of a backup}" ;;
  receive) receive "${2:?receive needs a name for the backup}" ;;
  list) backups | grep . || echo 'There is none yet.' ;;
  certificate) certificate ;;
  seal) seal "${2:?seal needs a file}" "${3:?seal needs a name}" ;;
  unseal) unseal "${2:?unseal needs a file}" "${3:?unseal needs a name}" ;;
  restore) restore "${2:?restore needs the name of a backup}" ;;
  loop)
    while true; do
      # One that fails must not keep the next from being made; the alert is the age of the newest file.
      backup || echo 'THE BACKUP FAILED' >&2
      sleep "$((${BACKUP_EVERY_HOURS:-24} * 3600))" & wait $!
    done ;;
  *) sed -n '2,10s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
