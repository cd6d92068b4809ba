#!/bin/sh
# PgBouncer before the product's Postgres: many connections of many instances become few of Postgres. In transaction
# mode, which the product is written for: named statements are kept by PgBouncer, locks last as long as transactions.
set -eu
umask 077
password=$(cat "${POSTGRES_PASSWORD_FILE:-/run/secrets/application-password}")
printf '"%s" "%s"\n' "${POSTGRES_USER:-tischlein_app}" "$(printf %s "$password" | sed 's/"/""/g')" >/tmp/users.txt
cat >/tmp/pgbouncer.ini <<INI
[databases]
tischlein = host=${POSTGRES_HOST:-postgres} port=${POSTGRES_PORT:-5432}
[pgbouncer]
listen_addr = *
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
; Of Postgres. Together with those who go past it they must stay below its max_connections.
default_pool_size = ${POOL_SIZE:-60}
; Of the product: 16 an instance.
max_client_conn = ${MAX_CLIENT_CONNECTIONS:-4000}
max_prepared_statements = 500
; Whoever waits longer is told so, instead of the caller who waits for it.
query_wait_timeout = 15
; After a failover: who is gone is noticed within ten seconds, and whoever took over is asked every second.
server_connect_timeout = 5
server_login_retry = 1
tcp_user_timeout = 10000
tcp_keepidle = 5
tcp_keepintvl = 1
tcp_keepcnt = 5
; To a Postgres on another machine: require, or verify-full with server_tls_ca_file.
server_tls_sslmode = ${POSTGRES_SSLMODE:-prefer}
ignore_startup_parameters = extra_float_digits
INI
exec pgbouncer /tmp/pgbouncer.ini
