-- Unique searches, so that each is rendered and none comes from the cache.
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("id", threads)
end

function init()
  sent = 0
end

function request()
  sent = sent + 1
  return wrk.format("GET", string.format("/faq?q=%d-%d-%d", id, os.time(), sent))
end
