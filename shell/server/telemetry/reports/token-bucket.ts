/** A rate limiter: says whether one more may pass, `perSecond` of them on average and `burst` at once. */
export function tokenBucket(perSecond: number, burst: number): () => boolean {
  let tokens = burst;
  let filledAt = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
