# A cache of Varnish in front of the site. `npm run faults -- cache` runs this file.
vcl 4.1;
import std;

backend default {
  .host = "127.0.0.1";
  .port = "4000";
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; }
}

sub vcl_recv {
  # While the site works, a page may be a second too old; while it fails, ten minutes.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 1s;
  }
  # A cookie changes nothing on a public page, and the site says of everything else that it may not be kept.
  if (req.method == "GET" || req.method == "HEAD") {
    return (hash);
  }
}

sub vcl_backend_response {
  # A background fetch that fails must not replace the page.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # The site says by this header which pages are the same for everyone; Varnish reads only Cache-Control by itself.
  if (beresp.status == 200 && beresp.http.CDN-Cache-Control ~ "max-age") {
    set beresp.ttl = 1s;
    set beresp.grace = 10m;
    return (deliver);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
