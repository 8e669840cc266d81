#!/bin/sh
# Writes one backup of the database into a folder, and deletes those that are older than KEEP_DAYS (30).
#   backup.sh FOLDER [what pg_dump is told: --dbname=conkit …]
# A backup has its name only when it is whole and can be read. Test of this script: `npm test` makes one while
# members vote, restores it, and compares.
set -eu
umask 077
folder=${1:?usage: backup.sh FOLDER [what pg_dump is told]}
shift
file=$folder/conkit-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$@"
pg_restore --list "$file.part" >/dev/null
sync "$file.part"
mv "$file.part" "$file"
find "$folder" -maxdepth 1 -name 'conkit-*.dump' -mtime +"${KEEP_DAYS:-30}" -delete
echo "$file"
