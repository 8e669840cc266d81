#!/bin/sh
# Writes a backup of the database to a folder, and deletes backups older than KEEP_DAYS (default: 30).
#   backup.sh FOLDER [options for pg_dump: --dbname=conkit …]
# A backup gets its final name only when it is complete and readable. `npm test` tests this script: it makes a backup
# while members vote, restores it, and compares.
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
