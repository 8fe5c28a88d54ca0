#!/bin/sh
# Replaces every service by the images of TAG, one at a time, the old one serving until the new one does. The gateway comes
# last: the one that publishes the port cannot have a second beside it. See docs/runbooks/deploy.md.
set -eu
: "${TAG:?say which, as in TAG=2026-11-21 sh docker/upgrade.sh}"
# Longer than the gateway takes to see who answers to a name.
SEEN_AFTER=${SEEN_AFTER:-7}

for service in identity jobs messaging notifications admin; do
  docker compose run --rm --no-deps "migrate-$service"
done

for service in identity jobs jobs-worker messaging notifications admin web-server; do
  old=$(docker compose ps --quiet "$service")
  count=$(echo "$old" | wc -l)
  docker compose up --detach --wait --no-deps --no-recreate --scale "$service=$((count * 2))" "$service"
  sleep "$SEEN_AFTER"
  # shellcheck disable=SC2086 # one word for each container
  docker stop $old && docker rm $old
  echo "$service: $count of $TAG"
done

docker compose up --wait --no-deps gateway
