/**
 * nginx as the shared cache of pages in front of servers. It caches what `Cache-Control` and `Vary` allow, tries another
 * server if one fails, and serves stale pages while none responds.
 */
export function nginxConf(port: number, servers: readonly number[]): string {
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path temp; fastcgi_temp_path none; uwsgi_temp_path none; scgi_temp_path none;
  proxy_cache_path cache keys_zone=pages:16m max_size=256m inactive=1h use_temp_path=off;
  upstream site {
    # A server that is down refuses at once, so there is no need to skip it for a while.
${servers.map((at) => `    server 127.0.0.1:${at} max_fails=0;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location ~ ^/(metrics|healthz|readyz)$ { return 404; }
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_502 http_503 http_504;
      proxy_cache pages;
      proxy_cache_background_update on;
      proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`;
}
