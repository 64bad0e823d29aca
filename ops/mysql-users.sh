#!/bin/bash
# The database's user for backups, and what the site's user may do besides using its database. MySQL's image runs this when it makes the
# database. For one that was made without it, or after a change of the password:
# docker compose exec mysql bash /docker-entrypoint-initdb.d/users.sh
set -e
root=$(cat /run/secrets/mysql_root_password)
backup=$(cat /run/secrets/mysql_backup_password)
# In a grant, _ would stand for any character.
database=${MYSQL_DATABASE//_/\\_}
MYSQL_PWD=$root mysql --user=root <<SQL
CREATE USER IF NOT EXISTS 'backup'@'%' IDENTIFIED BY '$backup';
ALTER USER 'backup'@'%' IDENTIFIED BY '$backup';
GRANT SELECT, SHOW VIEW, TRIGGER ON \`$database\`.* TO 'backup'@'%';
GRANT RELOAD, REPLICATION CLIENT, REPLICATION SLAVE ON *.* TO 'backup'@'%';
-- A migration that waits for a lock can then say who holds it.
GRANT PROCESS ON *.* TO '$MYSQL_USER'@'%';
GRANT SELECT ON performance_schema.* TO '$MYSQL_USER'@'%';
SQL
