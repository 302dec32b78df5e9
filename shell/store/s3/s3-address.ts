/** Bucket names follow the rules of S3. */
const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.@~/-]*))?$/;

export interface S3Address {
  bucket: string;
  /** Empty, or ends with `/`. */
  prefix: string;
}

/** Reads `s3://bucket` or `s3://bucket/prefix`; null for anything else. */
export function s3Address(text: string): S3Address | null {
  const [, bucket, path = ''] = S3_ADDRESS.exec(text) ?? [];
  if (bucket === undefined) return null;
  const steps = path.split('/').filter((step) => step !== '');
  if (steps.some((step) => step === '.' || step === '..')) return null;
  return { bucket, prefix: steps.map((step) => `${step}/`).join('') };
}
