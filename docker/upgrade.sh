#!/bin/sh
# Replaces every service by the images of TAG, one at a time, the old one serving until the new one does. The gateway comes
# last: the one that publishes the port cannot have a second beside it. See docs/runbooks/deploy.md.
set -eu
: "${TAG:?say which, as in TAG=2026-11-21 sh docker/upgrade.sh}"
# Longer than the gateway takes to see who answers to a name.
SEEN_AFTER=${SEEN_AFTER:-7}

# A line for each container of a service: its id, whether it is of TAG ("new") or not ("old"), and its health. Of TAG is the
# image that the tag names now, which may have been built anew.
containers_of() {
  image=$(docker compose config --images | grep -E "/$1[:@]" | head -n 1)
  id=$(docker image inspect --format '{{ .Id }}' "$image" 2>/dev/null || true)
  for container in $(docker compose ps --quiet "$1"); do
    docker inspect --format '{{ .Id }} {{ .Image }} {{ .State.Health.Status }}' "$container" |
      while read -r name its health; do
        [ "$its" = "$id" ] && echo "$name new $health" || echo "$name old $health"
      done
  done
}

number_of() {
  echo "$*" | wc -w
}

# Buckets and rights that this version brings.
docker compose run --rm --no-deps storage-accounts

for service in identity jobs messaging notifications admin; do
  docker compose run --rm --no-deps "migrate-$service"
done

for service in identity jobs jobs-worker messaging notifications admin web-server; do
  # What an earlier try stopped and did not remove would be started again.
  docker compose rm --force "$service"
  containers=$(containers_of "$service")
  old=$(echo "$containers" | awk '$2 == "old" { print $1 }')
  fresh=$(echo "$containers" | awk '$2 == "new" && $3 == "healthy" { print $1 }')
  failed=$(echo "$containers" | awk '$2 == "new" && $3 != "healthy" { print $1 }')
  # What an earlier try could not bring to health is made anew: what was wrong has been mended since.
  for container in $failed; do
    docker rm --force "$container"
  done
  kept=$(number_of $old $fresh)
  if [ -n "$old" ]; then
    # As many as there were, less those of TAG that an earlier try left.
    more=$(($(number_of $old) - $(number_of $fresh)))
    [ "$more" -gt 0 ] || more=0
  else
    # All are of TAG, as when a key was replaced, or none runs: all are made anew, one at least.
    old=$fresh
    more=$(number_of $fresh $failed)
    [ "$more" -gt 0 ] || more=1
  fi
  docker compose up --detach --wait --no-deps --no-recreate --scale "$service=$((kept + more))" "$service"
  sleep "$SEEN_AFTER"
  for container in $old; do
    docker stop "$container"
    docker rm "$container"
  done
  echo "$service: $((kept + more - $(number_of $old))) of $TAG"
done

docker compose up --wait --no-deps gateway
