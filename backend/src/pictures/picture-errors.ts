import { NamedError } from '../named-error.ts';

/** The bytes begin like a picture but cannot be decoded, or exceed the limit of pixels or side length. */
export class PictureUnreadable extends NamedError {
  constructor(detail: string) {
    super('picture_unreadable', 502, `The picture cannot be read (${detail}).`);
  }
}

/** The converting process crashed over a picture, or was killed at its deadline. */
export class PictureConverterEnded extends NamedError {
  constructor(stderr: string, cause?: unknown) {
    const output = stderr === '' ? '' : ` Its output: ${stderr}`;
    super('picture_converter', 502, `The converting process ended while it converted the picture.${output}`, {
      cause,
    });
  }
}

/** Too many conversions are queued. Says nothing about this picture. */
export class PicturesBusy extends NamedError {
  constructor() {
    super('pictures_busy', 503, 'Too many pictures are being converted; try again in a few seconds.');
  }
}
