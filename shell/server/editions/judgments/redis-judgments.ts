import { createHash } from 'node:crypto';
import type { Log } from '../../../lib/log.ts';
import { connectRedis, logRefusals } from '../../redis/connect-redis.ts';
import type { JudgmentChannel, PeerMessage } from './judgment-exchange.ts';

/** How long the judgments of a server that ended are kept: longer than any quarantine. */
const KEPT_MS = 60 * 60_000;
/** Bytes from one server, a hundred times its usual size, and from all servers. More is not read. */
const MAX_SERVER_BYTES = 32 * 1024;
const MAX_TOTAL_BYTES = 256 * 1024;

/**
 * Writes this server's message and returns the messages of the others, with their age by the clock of Redis: clocks of
 * servers may differ. Everything is in one hash, so that a Redis that lost it is complete again after each server's next
 * turn. A key that is not a hash, or has more fields than there can be servers, was not written by servers and is deleted.
 */
const SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local key, server, said = KEYS[1], ARGV[1], ARGV[2]
local kept, most_of_one, most_of_all = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
if redis.call('TYPE', key).ok ~= 'hash' or redis.call('HLEN', key) > 1000 then redis.call('DEL', key) end
redis.call('HSET', key, server, string.format('%.0f %s', now, said))
redis.call('PEXPIRE', key, kept)
local all, heard, bytes = redis.call('HGETALL', key), {}, 0
for i = 1, #all, 2 do
  local at, text = string.match(all[i + 1], '^(%d+) (.*)$')
  local age = math.max(0, now - (tonumber(at) or 0))
  local size = #all[i] + #all[i + 1]
  if age > kept then
    redis.call('HDEL', key, all[i])
  elseif all[i] ~= server and size <= most_of_one and bytes + size <= most_of_all then
    bytes = bytes + size
    heard[#heard + 1] = all[i]
    heard[#heard + 1] = string.format('%.0f', age)
    heard[#heard + 1] = text
  end
end
return heard`;

/** @param site separates sites in one Redis */
export function redisJudgments(
  url: string,
  site: string,
  server: string,
  log: Pick<Log, 'warn' | 'info'>,
): JudgmentChannel {
  // Spelled as servers of earlier versions do, which share it while a site is upgraded.
  const key = `meadowlark:${createHash('sha256').update(site).digest('base64url').slice(0, 32)}:judgements`;
  const client = connectRedis({
    url,
    log,
    away: 'Redis is unavailable; this server judges releases and canaries by itself',
    back: 'Redis is available again; servers judge releases and canaries together',
  });
  const written = logRefusals({
    log,
    refused: 'Redis refuses judgments; this server judges releases and canaries by itself',
    taken: 'Redis accepts judgments again',
  });
  const limits = [KEPT_MS, MAX_SERVER_BYTES, MAX_TOTAL_BYTES].map(String);
  return {
    exchange: async (said) =>
      messagesIn(await written(client.eval(SCRIPT, { keys: [key], arguments: [server, said, ...limits] }))),
    close: () => client.destroy(),
  };
}

function messagesIn(reply: unknown): PeerMessage[] {
  if (!Array.isArray(reply)) throw new Error('Redis sent an unexpected reply.');
  const messages: PeerMessage[] = [];
  for (let i = 0; i + 2 < reply.length; i += 3)
    messages.push({ server: String(reply[i]), ageMs: Number(reply[i + 1]), text: String(reply[i + 2]) });
  return messages;
}
