#!/bin/sh
# sh ops/first-settings.sh HOST STAFF_MAIL
# Writes what docker-compose.yml needs and no one has to choose: .env, and random secrets in .secrets/. What is there already stays.
# Then put the secrets that others give out into their files, which are empty: Stripe's, and those of AWS and LinkedIn if you use them.
set -eu
host=${1:?usage: sh ops/first-settings.sh jobs.example.com staff@example.com}
staff=${2:?usage: sh ops/first-settings.sh jobs.example.com staff@example.com}
cd "$(dirname "$0")/.."
umask 077

# Only you may open the folder. The files are for all, because in a container another user reads them.
mkdir -p .secrets
secret() {
  [ -e ".secrets/$1" ] || printf '%s' "$2" > ".secrets/$1"
  chmod 444 ".secrets/$1"
}
for name in mysql_root_password mysql_password mysql_backup_password secret_key garage_rpc_secret s3_secret_access_key; do
  secret "$name" "$(openssl rand -hex 32)"
done
for name in aws_secret_access_key stripe_secret_key stripe_webhook_secret linkedin_client_secret; do
  secret "$name" ""
done

# Only its owner may open the folder of the backups, so the job runs as its owner: BACKUP_USER below. Not as root: root's folder goes to the
# user of the job's image (Dockerfile).
if [ ! -d backup ]; then
  mkdir backup
  [ "$(id -u)" != 0 ] || chown 999:999 backup
fi

touch .env
setting() {
  grep -q "^$1=" .env || echo "$1=$2" >> .env
}
setting COMPOSE_PROFILES database,files
setting SITE_HOST "$host"
setting MAIL_FROM "Staffboard <no-reply@$host>"
setting STAFF_MAIL "$staff"
setting BACKUP_USER "$(ls -nd backup | awk '{ print $3 ":" $4 }')"
# The key of Garage, the file store on this machine. Garage reads the secret only from its environment.
setting S3_ACCESS_KEY_ID "GK$(openssl rand -hex 12)"
setting GARAGE_SECRET_KEY "$(cat .secrets/s3_secret_access_key)"

for name in .secrets/*; do
  [ -s "$name" ] || echo "empty: $name"
done
