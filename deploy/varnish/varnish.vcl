# A cache in front of WBN: pages of strangers, until one of their tags is purged (docs/scale.md, Caches in front).
vcl 4.1;
import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

acl processes {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish adds its client to the header: with two, it is a proxy that asks for somebody else.
    if (client.ip !~ processes || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    set req.http.tags = regsuball(req.http.surrogate-key, " +", "|");
    ban("obj.http.surrogate-key ~ " + {"(^|\s)("} + req.http.tags + {")(\s|$)"});
    return (synth(204));
  }
  if (req.http.cookie || req.http.authorization || req.http.x-auth-token) {
    return (pass);
  }
}

sub vcl_backend_response {
  if (beresp.http.cdn-cache-control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    return (deliver);
  } elsif (beresp.http.cache-control !~ "max-age") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.cdn-cache-control;
}
