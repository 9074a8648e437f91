/** Example of an operation as code: in the language last chosen, or in all without scripts. */
import type { OperationForm } from '../../surfaces/catalogue.ts';
import { SNIPPET_LANGUAGES, snippetTexts } from '../browser/snippet-text.ts';
import { exampleValues, type OperationDescription, toRequest } from '../browser/values.ts';
import { highlighted } from './highlighted.ts';
import { type Html, html } from './html.ts';

export function snippets(form: OperationForm, origin: string): Html {
  // The form description has the shape that the playground script expects.
  const operation = form as unknown as OperationDescription;
  const values = exampleValues(operation);
  const texts = snippetTexts({ operation, request: toRequest(operation, values, []), values, files: [], origin });
  const [first] = SNIPPET_LANGUAGES;
  return html`<div class="snippets" role="group" aria-label="The example of ${form.id} as code">
<div class="tabs" hidden>${SNIPPET_LANGUAGES.map((language) => html`<button type="button" class="tab" data-language="${language}" aria-pressed="${language === first ? 'true' : 'false'}">${language}</button>`)}</div>
${SNIPPET_LANGUAGES.map((language) => html`<pre tabindex="0" aria-label="${language}" data-language="${language}"${language !== first && html` hidden`}><code>${highlighted(texts[language], 'code')}</code></pre>\n`)}</div>`;
}
