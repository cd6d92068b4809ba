#!/bin/sh
# Puts new API instances in the place of the old ones, from the image and settings of now, without a failed call.
# COMPOSE_FILE and COMPOSE_PROJECT_NAME say which stack, as for docker compose itself.
set -eu
old=$(docker compose ps --all --quiet api)
count=$(echo "$old" | grep -c .)
docker compose up --detach --wait --no-deps --no-recreate --scale "api=$((count * 2))" api
for container in $old; do
  # Ends in order: calls are finished, and sockets leave a few at a time.
  docker stop --time 100 "$container" >/dev/null
  docker rm "$container" >/dev/null
done
docker compose up --detach --wait --no-deps --no-recreate --scale "api=$count" api
docker compose up --detach --wait --no-deps worker
