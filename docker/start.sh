#!/bin/sh
# A secret may come as a file: NAME_FILE names the one that NAME is read from, unless NAME is set.
set -eu
for name in DATABASE_URL MIGRATION_DATABASE_URL DATABASE_REPLICA_URL REDIS_URL SESSION_SECRET SMTP_URL VAPID_PRIVATE_KEY; do
  eval "value=\${$name:-} file=\${${name}_FILE:-}"
  if [ -z "$value" ] && [ -n "$file" ]; then
    [ -r "$file" ] || { echo "${name}_FILE=$file cannot be read: mount it, or set $name." >&2; exit 1; }
    value=$(cat "$file")
    export "$name=$value"
  fi
done
exec "$@"
