/** `/llms.txt`: the service as Markdown for language models. */
import type { FamilyEntry, OperationForm } from '../../surfaces/catalogue.ts';
import { typeOf } from './schema.ts';

export function llmsText(families: readonly FamilyEntry[], forms: ReadonlyMap<string, OperationForm>, base: string): string {
  const lines = [
    '# Potli',
    '',
    '> Free, key-less APIs over Indian reference data, and small tools, in one service: REST, OpenAPI 3.1 and MCP.',
    '',
    'Responses are `{"data": …, "meta": …}`, errors `{"error": {"code", "message"}}` with the matching status. No key. The rate limit is 600 units per minute and client.',
    '',
    `- [OpenAPI](${base}/openapi.json): every operation with its schemas`,
    `- [MCP](${base}/mcp): the same as tools, streamable HTTP, no authentication`,
    `- [Status](${base}/v1/status): the datasets and their age`,
    `- [Reference](${base}/docs), [limits and errors](${base}/docs/limits), [data and licences](${base}/docs/sources)`,
  ];
  for (const { name, about, operations } of families) {
    lines.push('', `## ${name}`, '', about, '');
    for (const { id, summary, path, methods, example, weight } of operations) {
      const form = forms.get(id);
      lines.push(
        `- \`${methods.join('|')} ${path}\`: ${summary}${weight === 1 ? '' : ` (${weight}${typeof weight === 'number' ? ' units' : ''})`}`,
      );
      const parameters = Object.entries(form?.parameters ?? {});
      if (parameters.length > 0)
        lines.push(
          `  - ${parameters.map(([key, schema]) => `${key}${form?.required.includes(key) ? '' : '?'}: ${typeOf(schema)}`).join('; ')}`,
        );
      if (example) lines.push(`  - [example](${base}${example})`);
    }
  }
  return `${lines.join('\n')}\n`;
}
