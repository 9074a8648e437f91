/** Writing tools. */
import { html } from '../html.ts';
import { languageChoices } from './native-names.ts';
import type { Tool } from './tool.ts';
import { button, buttons, field, select } from './widgets.ts';

export const writingTools: readonly Tool[] = [
  {
    name: 'type',
    slug: 'type',
    group: 'writing',
    operation: 'transliterate',
    keywords: 'transliterate typing keyboard hindi tamil likhna',
    body: ({ messages: { common, type } }) => html`<form id="form" class="tool-form" novalidate>
${select('to', type.to, languageChoices(TYPING_LANGUAGES))}
${field('text', type.text, html`<textarea id="text" rows="9" spellcheck="false" autocapitalize="off" placeholder="${type.hint}"></textarea>`)}
<div id="suggestions" class="suggestions" role="group" aria-label="${type.suggestions}"></div>
${buttons(button('copy', common.copy), button('save', common.download, 'plain'))}</form>
<div id="status" class="status" role="status"></div><div id="answer"></div>`,
  },
];

/** Languages supported by phonetic typing. */
const TYPING_LANGUAGES = ['hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'or', 'ml', 'pa', 'as', 'ne', 'sa'];
