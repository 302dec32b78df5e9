# Varnish 7 with the vmod xkey in front of the servers. servers.vcl, which this file includes, has the backends, `sub vcl_init` with
# the director `servers`, and `acl purgers`. Start Varnish with `-p http_gzip_support=off`: else it asks the servers for gzip only,
# and pages take a sixth more bytes than with Brotli; and with `-p http_req_hdr_len=30k`: cookies that are not of this site are not passed on,
# so that many of them are no reason to refuse a reader.
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
    # Not softly: a stale page of an edition that was taken back is what a purge is for.
    set req.http.purged = xkey.purge(req.http.xkey);
    return (synth(200, "Purged " + req.http.purged));
  }
  if (req.url ~ "^/(metrics|healthz|readyz)(\?|$)") {
    return (synth(404, "Not Found"));
  }
  set req.backend_hint = servers.backend();

  # A healthy server makes a page that is stale by more than its stale-while-revalidate; otherwise it may be old by its stale-if-error.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Streams of live posts: one for each reader, as it comes.
  if (req.url ~ "^/_stream/") {
    return (pass);
  }
  # Staff see their pins.
  if (req.http.cookie ~ "(^|;\s*)(qa|inspect)=") {
    return (pass);
  }
  # Readers who want no pictures, by choice or because their browser saves data, get pages of their own.
  if (req.http.cookie ~ "(^|;\s*)pictures=no(;|$)" ||
    (req.http.save-data == "on" && req.http.cookie !~ "(^|;\s*)pictures=yes(;|$)")) {
    return (pass);
  }
  # All others get the same pages, whoever asks first.
  unset req.http.save-data;
  # Pages vary by the cookie only during a canary, and then by one of its values.
  if (req.http.cookie ~ "(^|;\s*)bucket=\d{1,2}(;|$)") {
    set req.http.cookie = "bucket=" + regsub(req.http.cookie, "^(?:.*;\s*)?bucket=(\d{1,2})(?:;.*)?$", "\1");
  } else {
    unset req.http.cookie;
  }
  # Three forms of each page. What has the quality 0 is refused.
  if (req.http.accept-encoding ~ "(^|[ ,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))($|[ ,;])") {
    set req.http.accept-encoding = "br";
  } elseif (req.http.accept-encoding ~ "gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # And of each picture.
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
  # A page in the cache is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.cache-control ~ "no-store|private" || beresp.http.set-cookie) {
    # For this reader. The next one asks at the same time, not after.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.grace = std.duration(
    regsub(beresp.http.cache-control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
  return (deliver);
}

sub vcl_deliver {
  # Once more, from the cache if it has the page.
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
