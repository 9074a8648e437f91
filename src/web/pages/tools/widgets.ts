/** Form controls of the tool pages. */
import type { SampleKind } from '../../browser/tools/sample-kind.ts';
import { type Content, type Html, html } from '../html.ts';

export function field(id: string, label: string, control: Content): Html {
  return html`<div class="field"><label for="${id}">${label}</label>${control}</div>\n`;
}

type Attributes = Readonly<Record<string, string | number | boolean>>;

export function input(id: string, label: string, attributes: Attributes = {}): Html {
  return field(id, label, html`<input id="${id}" name="${id}" autocomplete="off"${formatAttributes(attributes)}>`);
}

/** Combobox with suggestions. */
export function comboboxField(id: string, label: string): Html {
  return html`<div class="field box"><label for="${id}">${label}</label>
<input id="${id}" type="text" role="combobox" aria-expanded="false" aria-controls="${id}-list" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<ul id="${id}-list" class="options" role="listbox" aria-label="${label}" hidden></ul></div>
`;
}

export type Choice = readonly [value: string, label: string];

export function select(id: string, label: string, choices: readonly Choice[], attributes: Attributes = {}): Html {
  const options = choices.map(([value, text]) => html`<option value="${value}">${text}</option>`);
  return field(id, label, html`<select id="${id}" name="${id}"${formatAttributes(attributes)}>${options}</select>`);
}

/** Drop zone and file picker, with a sample to try; the tool script adds the behaviour. */
export function dropZone(label: string, sample?: { readonly kind: SampleKind; readonly label: string }): Html {
  return html`<div class="field"><label class="zone" for="file"><strong>${label}</strong><span class="hint" id="file-hint"></span>
<input type="file" id="file"></label><p class="problem" id="file-problem" role="alert" hidden></p>${sample && html`<button type="button" id="sample" class="plain" data-kind="${sample.kind}">${sample.label}</button>`}</div>
`;
}

/** Opens the camera; shown where a finger, not a mouse, is used. */
export function cameraButton(label: string): Html {
  return html`<div class="buttons camera"><label class="button">${label}<input type="file" id="camera" accept="image/*" capture="environment"></label></div>
`;
}

export function button(id: string, label: string, kind: 'submit' | 'button' | 'plain' = 'button'): Html {
  return html`<button type="${kind === 'submit' ? 'submit' : 'button'}" id="${id}"${kind === 'plain' && html` class="plain"`}>${label}</button>`;
}

export function buttons(...content: readonly Content[]): Html {
  return html`<div class="buttons">${content}</div>\n`;
}

/** Two-column layout: form and result. */
export function twoColumns(form: readonly Content[], result: Content = ''): Html {
  return html`<div class="bench">
<form id="form" class="tool-form" novalidate>
${form}</form>
<section class="result" id="result">
<div id="status" class="status" role="status"></div>
<div id="answer">${result}</div>
</section>
</div>`;
}

function formatAttributes(attributes: Attributes): Content[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (value === false) return [];
    return [value === true ? html` ${name}` : html` ${name}="${value}"`];
  });
}
