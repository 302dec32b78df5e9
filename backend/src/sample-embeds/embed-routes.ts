import type { FastifyPluginAsync } from 'fastify';
import { calendar } from './calendar.ts';
import { sendEmbed } from './embed-document.ts';
import { EMBED_SCRIPT } from './embed-script.ts';
import { FILM_STILL } from './film-still.ts';
import { FILM } from './film.ts';
import { EMPTY_DRAFT, readLetter } from './letter.ts';
import { letterForm, letterRefused, letterTaken } from './letter-pages.ts';
import { wall } from './wall.ts';

interface SampleEmbedOptions {
  now?: () => Date;
}

/** Room for a letter of 5,000 characters in the longest form encoding, and the other fields. */
const MAX_FORM_BYTES = 64 * 1024;

/** Stand-ins of the sample edition for film, calendar, image feed and letter form. They store nothing. */
export const sampleEmbeds: FastifyPluginAsync<SampleEmbedOptions> = async (
  app,
  { now = () => new Date() },
) => {
  const pictures = await wall();

  app.get('/api/sample/film', (_, reply) => sendEmbed(reply, FILM));
  app.get('/api/sample/film/still.svg', (_, reply) =>
    reply
      .type('image/svg+xml')
      .headers({
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      })
      .send(FILM_STILL),
  );
  app.get('/api/sample/calendar', (_, reply) => sendEmbed(reply, calendar(now())));
  app.get('/api/sample/wall', (_, reply) => sendEmbed(reply, pictures));

  await app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    form.get('/api/sample/letters', (_, reply) => sendEmbed(reply, letterForm(EMPTY_DRAFT)));
    form.post<{ Body: unknown }>('/api/sample/letters', (request, reply) => {
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const letter = readLetter(sent);
      return 'problems' in letter
        ? sendEmbed(reply.code(422), letterForm(letter))
        : sendEmbed(reply, letterTaken(letter));
    });
    form.setErrorHandler<{ statusCode?: number }>((error, _, reply) => {
      if (error.statusCode !== 413) throw error;
      return sendEmbed(reply.code(413), letterRefused());
    });
    form.get('/api/sample/letters/embed.js', (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(EMBED_SCRIPT),
    );
  });
};
