#!/bin/sh
# A bucket is one service's; the bucket of exports is where each lays its part of a person's copy. May run again.
set -eu

until mc alias set store http://minio:9000 "$S3_ROOT_USER" "$S3_ROOT_PASSWORD" >/dev/null; do sleep 1; done

account() { # NAME SECRET BUCKET...
  name=$1 secret=$2
  shift 2
  resources=''
  for bucket in "$@"; do
    mc mb --quiet --ignore-existing "store/crewcall-$bucket"
    resources="$resources,\"arn:aws:s3:::crewcall-$bucket\",\"arn:aws:s3:::crewcall-$bucket/*\""
  done
  printf '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":["s3:*"],"Resource":[%s]}]}' "${resources#,}" \
    >"/tmp/$name.json"
  mc admin policy create store "crewcall-$name" "/tmp/$name.json"
  mc admin user add store "crewcall-$name" "$secret"
  # Attaching it again is an error that says so.
  mc admin policy attach store "crewcall-$name" --user "crewcall-$name" ||
    mc admin user info store "crewcall-$name" | grep -q "crewcall-$name"
}

reads() { # NAME BUCKET...: what another service stored in them, and no more
  name=$1
  shift
  resources=''
  for bucket in "$@"; do
    resources="$resources,\"arn:aws:s3:::crewcall-$bucket\",\"arn:aws:s3:::crewcall-$bucket/*\""
  done
  printf '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":["s3:GetObject","s3:ListBucket","s3:GetBucketLocation"],"Resource":[%s]}]}' \
    "${resources#,}" >"/tmp/$name-reads.json"
  mc admin policy create store "crewcall-$name-reads" "/tmp/$name-reads.json"
  mc admin policy attach store "crewcall-$name-reads" --user "crewcall-$name" ||
    mc admin user info store "crewcall-$name" | grep -q "crewcall-$name-reads"
}

account identity "$IDENTITY_S3_SECRET" profiles exports
account jobs "$JOBS_S3_SECRET" call-sheets call-sheet-uploads call-sheet-files receipt-uploads receipt-files exports
account messaging "$MESSAGING_S3_SECRET" messages-quarantine messages-files exports
account notifications "$NOTIFICATIONS_S3_SECRET" exports
account admin "$ADMIN_S3_SECRET" exports
reads notifications call-sheets
