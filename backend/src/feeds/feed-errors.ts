import { NamedError } from '../named-error.ts';

/** The query has no valid address. */
export class AddressMalformed extends NamedError {
  readonly code = 'address_malformed';
  readonly status = 400;

  constructor() {
    super('Give one feed address, URL-encoded, in the query: ?url=https%3A%2F%2Fnews.example%2Ffeed.xml');
  }
}

/** RELAY_ALLOW is `catalog` (or FEEDS is `sample`) and the address is not listed. */
export class AddressNotInCatalog extends NamedError {
  readonly code = 'address_not_in_catalog';
  readonly status = 403;

  constructor(address: string) {
    super(`The address ${address} is not in the feed catalog; this relay fetches no other.`);
  }
}

/** No connection, or the connection broke before the feed was complete. */
export class FeedUnreachable extends NamedError {
  readonly code = 'feed_unreachable';
  readonly status = 502;

  constructor(address: string, detail: string, cause: unknown) {
    super(`The feed ${address} could not be fetched (${detail}).`, { cause });
  }
}

/** The feed's server answered with a status other than 200. */
export class FeedStatusNotOk extends NamedError {
  readonly code = 'feed_status';
  readonly status = 502;

  constructor(address: string, status: number) {
    super(`The feed ${address} answered with status ${status}.`);
  }
}

/** Too many redirects, or one without a valid address. */
export class FeedRedirectInvalid extends NamedError {
  readonly code = 'feed_redirects';
  readonly status = 502;

  constructor(address: string, detail: string) {
    super(`The feed ${address} has an invalid redirect (${detail}).`);
  }
}

/** The body exceeds the limit, counted after decompression. */
export class FeedTooLarge extends NamedError {
  readonly code = 'feed_too_large';
  readonly status = 502;

  constructor(address: string, maxBytes: number) {
    super(`The feed ${address} is larger than ${maxBytes} bytes.`);
  }
}

/** The answer is not XML: usually a web page in the feed's place. */
export class FeedNotXml extends NamedError {
  readonly code = 'feed_not_xml';
  readonly status = 502;

  constructor(address: string) {
    super(`The address ${address} answered with something that is not an XML feed.`);
  }
}

/** The feed was not complete at the deadline. */
export class FeedDeadlinePassed extends NamedError {
  readonly code = 'feed_deadline';
  readonly status = 504;

  constructor(address: string, deadlineMs: number) {
    super(`The feed ${address} was not complete after ${deadlineMs} ms.`);
  }
}
