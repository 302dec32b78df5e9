# Varnish 7 with the vmod xkey in front of the servers. This file includes servers.vcl, which has the backends, `sub
# vcl_init` with the director `servers`, and `acl purgers`. Start Varnish with `-p http_gzip_support=off`: otherwise it
# requests only gzip from the servers, and pages take a sixth more bytes than with Brotli.
# Also start it with `-p http_req_hdr_len=30k`: cookies of other sites are not passed on, so many of them are not a reason to
# refuse a reader.
vcl 4.1;

import directors;
import std;
import xkey;

include "servers.vcl";

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || !req.http.xkey) {
      return (synth(403, "Not a purger"));
    }
    # Not a soft purge: purges exist to remove stale pages of an edition that was rolled back.
    set req.http.purged = xkey.purge(req.http.xkey);
    return (synth(200, "Purged " + req.http.purged));
  }
  if (req.url ~ "^/(metrics|healthz|readyz)(\?|$)") {
    return (synth(404, "Not Found"));
  }
  set req.backend_hint = servers.backend();

  # With a healthy server, a page may be stale for its stale-while-revalidate (10 s); without one, for its stale-if-error.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Streams of live posts: one per reader, unbuffered.
  if (req.url ~ "^/_stream/") {
    return (pass);
  }
  # Staff see their pins.
  if (req.http.cookie ~ "(^|;\s*)(qa|inspect)=") {
    return (pass);
  }
  # Readers without pictures, by choice or because their browser saves data, get their own pages.
  if (req.http.cookie ~ "(^|;\s*)pictures=no(;|$)" ||
    (req.http.save-data == "on" && req.http.cookie !~ "(^|;\s*)pictures=yes(;|$)")) {
    return (pass);
  }
  # All others get the same pages, whoever requests them first.
  unset req.http.save-data;
  # Pages vary by cookie only during a canary, and only by `bucket`.
  if (req.http.cookie ~ "(^|;\s*)bucket=\d{1,2}(;|$)") {
    set req.http.cookie = "bucket=" + regsub(req.http.cookie, "^(?:.*;\s*)?bucket=(\d{1,2})(?:;.*)?$", "\1");
  } else {
    unset req.http.cookie;
  }
  # Three encodings of each page. An encoding with q=0 is refused.
  if (req.http.accept-encoding ~ "(^|[ ,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))($|[ ,;])") {
    set req.http.accept-encoding = "br";
  } elseif (req.http.accept-encoding ~ "gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # Three formats of each image.
  if (req.url ~ "^/(api/sample/)?pictures/") {
    if (req.http.accept ~ "image/avif") {
      set req.http.accept = "image/avif";
    } elseif (req.http.accept ~ "image/webp") {
      set req.http.accept = "image/webp";
    } else {
      unset req.http.accept;
    }
  }
  return (hash);
}

sub vcl_backend_response {
  # The cached page is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.cache-control ~ "no-store|private" || beresp.http.set-cookie) {
    # For this reader only. Do not queue the next reader behind this request.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.grace = std.duration(
    regsub(beresp.http.cache-control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
  return (deliver);
}

sub vcl_deliver {
  # Retry once, from the cache if it has the page.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.via;
  unset resp.http.x-varnish;
}

sub vcl_synth {
  set resp.http.cache-control = "no-store";
  set resp.http.retry-after = "5";
}
