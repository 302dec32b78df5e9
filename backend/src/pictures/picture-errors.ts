import { NamedError } from '../named-error.ts';
import { WIDTHS } from './picture-widths.ts';

/** The path holds no signature and address, or something that is none, or a width that is not on the ladder. */
export class PictureAddressMalformed extends NamedError {
  readonly code = 'picture_malformed';
  readonly status = 400;

  constructor() {
    super(
      `The path is to be /pictures/<signature>/<address in base64url>, with or without /<width>: ${WIDTHS.join(', ')}.`,
    );
  }
}

/** The signature is not the one of this address under this site's key. */
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

/** The picture's server answered with another status than 200. */
export class PictureStatusNotOk extends NamedError {
  readonly code = 'picture_status';
  readonly status = 502;

  constructor(address: string, status: number) {
    super(`The picture ${address} answered with status ${status}.`);
  }
}

/** More redirects than allowed, or one that leads nowhere. */
export class PictureRedirectsAstray extends NamedError {
  readonly code = 'picture_redirects';
  readonly status = 502;

  constructor(address: string, detail: string) {
    super(`The picture ${address} redirects astray (${detail}).`);
  }
}

/** The body grew past the limit. The rest was not read. */
export class PictureTooLarge extends NamedError {
  readonly code = 'picture_too_large';
  readonly status = 502;

  constructor(address: string, maxBytes: number) {
    super(`The picture ${address} is larger than ${maxBytes} bytes.`);
  }
}

/** The bytes are no JPEG, PNG, GIF, WebP or AVIF, whatever their sender calls them. */
export class NotAPicture extends NamedError {
  readonly code = 'picture_not_a_picture';
  readonly status = 502;

  constructor(address: string) {
    super(`The address ${address} answered with something that is not a picture.`);
  }
}

/** The picture was not there, complete, when the time was up. */
export class PictureDeadlinePassed extends NamedError {
  readonly code = 'picture_deadline';
  readonly status = 504;

  constructor(address: string, deadlineMs: number) {
    super(`The picture ${address} was not complete after ${deadlineMs} ms.`);
  }
}

/** The bytes begin like a picture and cannot be decoded, or stand for more pixels than anybody shows. */
export class PictureUnreadable extends NamedError {
  readonly code = 'picture_unreadable';
  readonly status = 502;

  constructor(detail: string) {
    super(`The picture cannot be read (${detail}).`);
  }
}

/** The converting process ended over a picture: it crashed, or it was ended at the deadline. */
export class PictureConverterEnded extends NamedError {
  readonly code = 'picture_converter';
  readonly status = 502;

  constructor(lastWords: string, cause?: unknown) {
    super(
      lastWords === ''
        ? 'The converting process ended over the picture.'
        : `The converting process ended over the picture. It said: ${lastWords}`,
      { cause },
    );
  }
}

/** More pictures are asked for than can be made in time. Nothing is wrong with this one. */
export class PicturesBusy extends NamedError {
  readonly code = 'pictures_busy';
  readonly status = 503;

  constructor() {
    super('Too many pictures are being made at this moment; ask again in a few seconds.');
  }
}
