import { ERROR_STATUS } from '../../../core/request/api-error.ts';
import { code, type Guide, table } from '../guide.ts';
import { type Content, html } from '../html.ts';

export const limits: Guide = {
  name: 'limits',
  title: 'Limits and errors',
  description: 'The rate limit of Potli, its headers, and every error code.',
  body: () => html`
<p class="lead">A client has 600 units a minute, unless whoever runs the service chose otherwise. Most requests cost 1 unit; pictures, documents and long computations cost 10; tools for texts cost more the longer the text is.</p>
<p>Every answer under <code>/v1</code> and <code>/mcp</code> tells what is left:</p>
${code('RateLimit-Policy: "default";q=600;w=60\nRateLimit: "default";r=590;t=1', 'Headers')}
<p><code>q</code> is the allowance, <code>w</code> the window in seconds, <code>r</code> what is left and <code>t</code> the seconds until all of it is there again. Units come back steadily, not at the full minute. A request that is refused for want of units costs nothing: the answer is 429, and <code>Retry-After</code> says in how many seconds it will work. Asking again after that time is all there is to do; nobody is blocked for longer. One that is refused for what it holds costs a unit, and one more for every half megabyte of body that was read.</p>
<h2>Error codes</h2>
<p>A failure is <code>{"error": {"code", "message"}}</code>. Codes are stable; messages are for people and may be reworded.</p>
${table(
  'Error codes',
  ['Status', 'Codes'],
  byStatus().map(([status, codes]) => [String(status), codes]),
)}
<h2>Sizes and times</h2>
${table(
  'Sizes and times',
  ['What', 'Limit', 'Answer'],
  [
    ['headers', '32 KB', '431'],
    ['address', '16,384 characters', '414'],
    ['text or JSON body', '4 MB; JSON: 64 levels, 2,000 members, 10,000 items', '413, 400'],
    ['a text in a body', 'as its parameter says', '413; in an address 400'],
    ['files', 'as the operation says', '413'],
    ['files of one client on their way together', '32 MB', '503'],
    ['pace of a body', '16 KB a second, after 5 seconds of patience', '408'],
    ['sending the headers', '15 seconds', '408'],
    ['sending the whole request', '120 seconds', '408'],
  ],
)}
`,
};

function byStatus(): [status: number, codes: Content][] {
  const statuses = [...new Set(Object.values(ERROR_STATUS))].sort((a, b) => a - b);
  return statuses.map((status) => {
    const codes = Object.entries(ERROR_STATUS).filter(([, own]) => own === status);
    return [status, codes.map(([name], index) => [index > 0 && ', ', html`<code>${name}</code>`])];
  });
}
