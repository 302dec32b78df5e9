import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

/** How long a connection may take, and how long the store may leave one without a byte, in milliseconds. */
const CONNECT_MS = 2000;
const SILENCE_MS = 5000;

/**
 * A client of object storage. Endpoint, region and credentials come from the environment as for every program that uses
 * the AWS SDK: AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID and so on. `config` stands above the environment.
 */
export function s3Client(env: NodeJS.ProcessEnv, config: S3ClientConfig = {}): S3Client {
  const ownEndpoint = config.endpoint ?? env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  return new S3Client({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SILENCE_MS,
      throwOnRequestTimeout: true,
    },
    // Only at Amazon does every bucket have a host name of its own.
    ...(ownEndpoint !== undefined && { forcePathStyle: true }),
    ...config,
  });
}
