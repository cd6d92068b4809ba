#!/bin/sh
# For docker compose on one machine: makes a session secret on the first start and keeps it in the volume, so that
# nothing needs to be set. Anywhere else SESSION_SECRET comes from outside.
set -eu
if [ -z "${SESSION_SECRET:-}" ]; then
  if [ ! -s "$DATA_DIR/session-secret" ]; then
    (umask 077 && node -p 'crypto.randomBytes(36).toString("base64url")' >"$DATA_DIR/session-secret.$$")
    mv -n "$DATA_DIR/session-secret.$$" "$DATA_DIR/session-secret"
    rm -f "$DATA_DIR/session-secret.$$"
  fi
  SESSION_SECRET=$(cat "$DATA_DIR/session-secret")
  export SESSION_SECRET
fi
exec "$@"
