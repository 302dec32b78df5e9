import type { FastifyReply } from 'fastify';
import { staffRequest } from '../qa/staff-request.ts';
import { selectEdition } from './select-edition.ts';
import { trimSlashes } from '../../lib/trim-slashes.ts';
import { sendView, type FrontOptions } from './send-view.ts';
import { viewAddress } from './view-address.ts';

/** Sends the page of an address: whole if it is rendered in time, otherwise streamed. */
export async function sendPage(options: FrontOptions, reply: FastifyReply): Promise<FastifyReply> {
  const { request } = reply;
  // Concatenated, not resolved: `//host/` is a path here, but another site if resolved.
  const url = new URL(options.settings.origin + request.url);
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    return reply.redirect(`/${trimSlashes(url.pathname)}${url.search}`, 308);
  }
  const staff = staffRequest(request, options.staff, new Date());
  const selection = selectEdition(options.editions, request, options.settings.origin, staff);
  request.channel = selection.channel;
  request.served = { edition: selection.choice.edition.id, page: null };
  const address = await viewAddress(options, selection.choice, url);
  return sendView(options, { kind: 'page', selection, address, staff, counted: true }, reply);
}
