#!/bin/sh
# Replaces every service by the images of TAG, one at a time, the old one serving until the new one does. The gateway comes
# last: the one that publishes the port cannot have a second beside it. See docs/runbooks/deploy.md.
set -eu
: "${TAG:?say which, as in TAG=2026-11-21 sh docker/upgrade.sh}"
# Longer than the gateway takes to see who answers to a name.
SEEN_AFTER=${SEEN_AFTER:-7}

# Its containers of another image: after a stop half way some are of TAG already. All of them where none is of another, as
# when a key was replaced.
old_of() {
  wanted=$(docker compose config --images | grep "/$1:" | head -n 1)
  all=$(docker compose ps --quiet "$1")
  other=$(for container in $all; do
    [ "$(docker inspect --format '{{ .Config.Image }}' "$container")" = "$wanted" ] || echo "$container"
  done)
  echo "${other:-$all}"
}

# Buckets and rights that this version brings.
docker compose run --rm --no-deps storage-accounts

for service in identity jobs messaging notifications admin; do
  docker compose run --rm --no-deps "migrate-$service"
done

for service in identity jobs jobs-worker messaging notifications admin web-server; do
  old=$(old_of "$service")
  running=$(docker compose ps --quiet "$service" | wc -l)
  count=$(echo "$old" | wc -w)
  # As many as there were, less those of TAG that an earlier try left; one where none ran at all.
  new=$((running - count))
  more=$((count > new ? count - new : 0))
  [ "$running" -gt 0 ] || more=1
  docker compose up --detach --wait --no-deps --no-recreate --scale "$service=$((running + more))" "$service"
  sleep "$SEEN_AFTER"
  for container in $old; do
    docker stop "$container"
    docker rm "$container"
  done
  echo "$service: $((new + more)) of $TAG"
done

docker compose up --wait --no-deps gateway
