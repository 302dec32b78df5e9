# The servers of deploy/compose.yaml.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 4;
  .threshold = 2;
  .initial = 2;
}

backend server_1 { .host = "server-1"; .port = "3000"; .probe = ready; }
backend server_2 { .host = "server-2"; .port = "3000"; .probe = ready; }

# Requests through Docker's proxy come from the gateway's address.
acl purgers { "172.28.0.0"/24; ! "172.28.0.1"; }

sub vcl_init {
  new servers = directors.round_robin();
  servers.add_backend(server_1);
  servers.add_backend(server_2);
}
