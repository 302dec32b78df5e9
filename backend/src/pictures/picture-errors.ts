import { NamedError } from '../named-error.ts';
import { WIDTHS } from './picture-widths.ts';

/** The path has no valid signature, address or width. */
export class PictureAddressMalformed extends NamedError {
  readonly code = 'picture_malformed';
  readonly status = 400;

  constructor() {
    super(
      `The path must be /pictures/<signature>/<address in base64url>, with or without /<width>: ${WIDTHS.join(', ')}.`,
    );
  }
}

/** The signature does not fit the address under this site's key. */
export class PictureSignatureWrong extends NamedError {
  readonly code = 'picture_signature';
  readonly status = 403;

  constructor() {
    super('The signature does not fit the address; only pictures of this site are fetched.');
  }
}

/** No connection, or the connection broke before the picture was complete. */
export class PictureUnreachable extends NamedError {
  readonly code = 'picture_unreachable';
  readonly status = 502;

  constructor(address: string, detail: string, cause: unknown) {
    super(`The picture ${address} could not be fetched (${detail}).`, { cause });
  }
}

/** The picture's server answered with a status other than 200. */
export class PictureStatusNotOk extends NamedError {
  readonly code = 'picture_status';
  readonly status = 502;

  constructor(address: string, status: number) {
    super(`The picture ${address} answered with status ${status}.`);
  }
}

/** Too many redirects, or one without a valid address. */
export class PictureRedirectInvalid extends NamedError {
  readonly code = 'picture_redirects';
  readonly status = 502;

  constructor(address: string, detail: string) {
    super(`The picture ${address} has an invalid redirect (${detail}).`);
  }
}

/** The body exceeds the limit. */
export class PictureTooLarge extends NamedError {
  readonly code = 'picture_too_large';
  readonly status = 502;

  constructor(address: string, maxBytes: number) {
    super(`The picture ${address} is larger than ${maxBytes} bytes.`);
  }
}

/** The bytes are not JPEG, PNG, GIF, WebP or AVIF, whatever their content type. */
export class NotAPicture extends NamedError {
  readonly code = 'picture_not_a_picture';
  readonly status = 502;

  constructor(address: string) {
    super(`The address ${address} answered with something that is not a picture.`);
  }
}

/** The picture was not complete at the deadline. */
export class PictureDeadlinePassed extends NamedError {
  readonly code = 'picture_deadline';
  readonly status = 504;

  constructor(address: string, deadlineMs: number) {
    super(`The picture ${address} was not complete after ${deadlineMs} ms.`);
  }
}

/** The bytes begin like a picture but cannot be decoded, or exceed the limits of pixels or side length. */
export class PictureUnreadable extends NamedError {
  readonly code = 'picture_unreadable';
  readonly status = 502;

  constructor(detail: string) {
    super(`The picture cannot be read (${detail}).`);
  }
}

/** The converting process crashed over a picture, or was killed at its deadline. */
export class PictureConverterEnded extends NamedError {
  readonly code = 'picture_converter';
  readonly status = 502;

  constructor(stderr: string, cause?: unknown) {
    super(
      stderr === ''
        ? 'The converting process ended over the picture.'
        : `The converting process ended over the picture. Its output: ${stderr}`,
      { cause },
    );
  }
}

/** Too many conversions are queued. Says nothing about this picture. */
export class PicturesBusy extends NamedError {
  readonly code = 'pictures_busy';
  readonly status = 503;

  constructor() {
    super('Too many pictures are being made at this moment; ask again in a few seconds.');
  }
}
