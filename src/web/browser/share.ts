/** Copies the response, its link, or HTML for embedding. */

import { makeScrollable } from './answer-views.ts';
import { copyButton } from './copy-button.ts';
import { el } from './dom.ts';
import { embedFor } from './embed.ts';
import type { HttpResult } from './http-request.ts';
import type { OperationDescription, OperationRequest } from './values.ts';

export function shareBar(operation: OperationDescription, request: OperationRequest, { type, body }: HttpResult): HTMLElement {
  const isText = /^(text\/|application\/(json|xml))/.test(type);
  const embed = embedFor(operation, request, location.origin);
  return el(
    'div',
    { class: 'share' },
    operation.files === null && copyButton('Copy link', { text: () => location.href, announcement: () => 'The link is copied' }),
    isText && copyButton('Copy response', { text: () => body.text(), announcement: () => 'The response is copied' }),
    embed !== null && embedding(embed),
  );
}

function embedding(text: string): HTMLElement {
  const code = el('code', {}, text);
  const copy = copyButton('Copy HTML', { text: () => text, announcement: () => 'The HTML is copied', select: code });
  return el('details', { class: 'embed' }, el('summary', {}, 'On your own page'), makeScrollable(el('pre', {}, code)), copy);
}
