import { ERROR_STATUS } from '../../../core/request/api-error.ts';
import { code, type Guide, table } from '../guide.ts';
import { type Content, html } from '../html.ts';

export const limits: Guide = {
  name: 'limits',
  title: 'Limits and errors',
  description: 'The rate limit of Potli, its headers, and every error code.',
  body: () => html`
<p class="lead">The rate limit is 600 units per minute and client, unless the operator configured another. Most requests cost 1 unit; images, documents and long computations cost 10; text operations cost more for longer texts.</p>
<p>Every response under <code>/v1</code> and <code>/mcp</code> contains the remaining quota:</p>
${code('RateLimit-Policy: "default";q=600;w=60\nRateLimit: "default";r=590;t=1', 'Headers')}
<p><code>q</code> is the quota, <code>w</code> the window in seconds, <code>r</code> the remaining units and <code>t</code> the seconds until the full quota is available again. Units are replenished continuously, not once per minute. A request that exceeds the limit costs nothing: the status is 429, and <code>Retry-After</code> is the number of seconds to wait; there is no longer penalty. A request with invalid input costs one unit, and one more for every half megabyte of body that was read.</p>
<h2>Error codes</h2>
<p>An error is <code>{"error": {"code", "message"}}</code>. Codes are stable; messages are for humans and may change.</p>
${table(
  'Error codes',
  ['Status', 'Codes'],
  byStatus().map(([status, codes]) => [String(status), codes]),
)}
<h2>Sizes and times</h2>
${table(
  'Sizes and times',
  ['What', 'Limit', 'Status'],
  [
    ['headers', '32 KB', '431'],
    ['URL', '16,384 characters', '414'],
    ['text or JSON body', '4 MB; JSON: 64 levels, 2,000 members, 10,000 items', '413, 400'],
    ['text in a body', 'maximum length of its parameter', '413; in a URL 400'],
    ['files', 'limits of the operation', '413'],
    ['concurrent uploads of one client', '32 MB', '503'],
    ['minimum upload rate', '16 KB per second, after the first 5 seconds', '408'],
    ['sending the headers', '15 seconds', '408'],
    ['sending the whole request', '120 seconds', '408'],
  ],
)}
`,
};

function byStatus(): [status: number, codes: Content][] {
  const statuses = [...new Set(Object.values(ERROR_STATUS))].sort((a, b) => a - b);
  return statuses.map((status) => {
    const codes = Object.entries(ERROR_STATUS).filter(([, other]) => other === status);
    return [status, codes.map(([name], index) => [index > 0 && ', ', html`<code>${name}</code>`])];
  });
}
