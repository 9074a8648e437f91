/** Renders a response: status, duration, size and content. */

import { makeScrollable, showViews } from './answer-views.ts';
import type { FieldDescriptions } from './card.ts';
import { el, formatBytes, showPicture } from './dom.ts';
import { isPicture } from './drawings.ts';
import type { HttpResult } from './http-request.ts';
import { showJson } from './json.ts';

/** Longer texts are truncated on the page; the download is complete. */
const MAX_TEXT_LENGTH = 200_000;

export interface ErrorDetails {
  readonly code: string;
  readonly message: string;
}

export function statusLine({ status, milliseconds, body, headers }: HttpResult): Node[] {
  const kind = status < 300 ? 'success' : status < 500 ? 'bad' : 'worse';
  const remaining = headers.get('x-ratelimit-remaining');
  return [
    el('strong', { class: kind }, String(status)),
    el('span', {}, `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`),
    el('span', {}, formatBytes(body.size)),
    ...(remaining === undefined ? [] : [el('span', {}, `${remaining} units left`)]),
  ];
}

export interface RenderedAnswer {
  readonly nodes: Node[];
  readonly failure?: ErrorDetails;
  /** Revokes object URLs. */
  release(): void;
}

export async function showAnswer(
  operation: { id: string; summary: string; meanings?: FieldDescriptions },
  incoming: HttpResult,
): Promise<RenderedAnswer> {
  const { type, body, headers } = incoming;
  const address = URL.createObjectURL(body);
  const release = (): void => URL.revokeObjectURL(address);
  const tail = [headerList(headers)];
  const save = el('a', { href: address, download: fileName(operation.id, type, headers), class: 'save' }, 'Download');
  if (isPicture(type))
    return { nodes: [el('div', { class: 'shown picture' }, showPicture(body, operation.summary)), save, ...tail], release };
  if (type.startsWith('application/pdf')) {
    return { nodes: [el('iframe', { src: address, title: 'PDF of the response', class: 'pdf' }), save, ...tail], release };
  }
  if (!/^(text\/|application\/(json|xml))/.test(type))
    return { nodes: [el('p', { class: 'shown' }, `A file of type ${type}.`), save, ...tail], release };
  const text = await body.text();
  if (!type.startsWith('application/json'))
    return { nodes: [makeScrollable(el('pre', { class: 'shown' }, text.slice(0, MAX_TEXT_LENGTH))), save, ...tail], release };
  const parsed = JSON.parse(text) as { data?: unknown; error?: ErrorDetails };
  if (parsed.error) return { nodes: [failureBox(parsed.error), makeScrollable(showJson(parsed)), ...tail], failure: parsed.error, release };
  return { nodes: [showViews({ id: operation.id, meanings: operation.meanings ?? {}, body: parsed }), save, ...tail], release };
}

function failureBox({ code, message }: ErrorDetails): HTMLElement {
  return el('div', { class: 'failure' }, el('strong', {}, code), el('p', {}, message));
}

function headerList(headers: ReadonlyMap<string, string>): HTMLElement {
  const lines = [...headers].map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value)));
  return el('details', { class: 'headers' }, el('summary', {}, `${headers.size} headers`), el('dl', {}, ...lines));
}

function fileName(id: string, type: string, headers: ReadonlyMap<string, string>): string {
  const declared = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  const extension = type.split(';')[0]?.split('/')[1]?.replace(/\+.*/, '').replace('plain', 'txt').replace('jpeg', 'jpg') ?? 'bin';
  return declared ?? `${id}.${extension}`;
}
