#!/bin/sh
# release.sh SITE        makes what lies in SITE/incoming (public and deploy) the site that visitors see, in one step
# release.sh SITE back   goes back to the release before
# For a Linux server; see docs/deploying/server.md. Visitors get SITE/current, a symbolic link to one of SITE/releases.
set -eu

site=${1:?which folder?}
cd "$site"
mkdir -p releases

# The system releases this lock when the script ends, however that is.
exec 9> lock
flock -n 9 || { echo "Another release of $site is at work." >&2; exit 1; }

# A link takes another's place in one step; a folder cannot.
point_to() {
  ln -sfn "releases/$1" current.next
  mv -T current.next current
  echo "$site/current is release $1."
}

if [ "${2:-}" = back ]; then
  now=$(basename "$(readlink current)")
  before=$(ls releases | grep -v '\.part$' | sort | sed "/^$now\$/,\$d" | tail -n 1)
  [ -n "$before" ] || { echo "There is no release before $now." >&2; exit 1; }
  point_to "$before"
  exit
fi

for part in public/index.html public/404.html deploy; do
  [ -e "incoming/$part" ] || { echo "incoming/$part is missing: the copy is not complete." >&2; exit 1; }
done

rm -rf releases/*.part
name=$(date -u +%Y%m%d-%H%M%S-%N)
new=releases/$name.part
# Second names, not copies: rsync puts a changed file in the place of the old one and never writes into it.
mkdir "$new"
cp -al incoming/public incoming/deploy "$new/"

# Files that are named by their content: an open page of one of the last releases may still ask for its own.
(cd "$new/public" && find . -regextype posix-extended -type f -regex '\./((static|cards)/.*|[^/]+-[0-9a-f]{20}\.(js|css)[^/]*)') > "$new/hashed"
for old in $(ls releases | grep -v '\.part$' | sort | tail -n 3); do
  while read -r file; do
    [ -e "$new/public/$file" ] && continue
    mkdir -p "$new/public/$(dirname "$file")"
    ln "releases/$old/public/$file" "$new/public/$file"
  done < "releases/$old/hashed"
done

mv "$new" "releases/$name"
point_to "$name"

# The last five stay, to go back to.
ls releases | sort | head -n -5 | while read -r old; do rm -rf "releases/$old"; done
