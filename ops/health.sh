#!/bin/bash
# health.sh PATH: exits with 0 if the instance on this machine answers PATH (/healthz, /readyz) with 200. Bash opens the connection by
# itself: a Node process for each check would cost more than the site does when it is idle.
place=${HEALTH_LISTEN:-:${PORT:-4000}}
exec 3<>"/dev/tcp/127.0.0.1/${place##*:}" || exit 1
printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
read -r -t 2 _ status _ <&3 && [ "$status" = 200 ]
