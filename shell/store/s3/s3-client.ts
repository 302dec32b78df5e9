import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { hostLookup } from '../../lib/host-lookup.ts';

/** Milliseconds to connect, and to wait for the next byte from the store. */
const CONNECT_MS = 2000;
const SILENCE_MS = 5000;

/**
 * A client of object storage. `config` overrides the environment, where the AWS SDK reads endpoint, region and
 * credentials: AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID and so on.
 */
export function s3Client(env: NodeJS.ProcessEnv, config: S3ClientConfig = {}): S3Client {
  const endpoint = config.endpoint ?? env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  return new S3Client({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SILENCE_MS,
      throwOnRequestTimeout: true,
      httpAgent: { lookup: hostLookup },
      httpsAgent: { lookup: hostLookup },
    },
    // Only Amazon gives every bucket its own host name.
    ...(endpoint !== undefined && { forcePathStyle: true }),
    ...config,
  });
}
