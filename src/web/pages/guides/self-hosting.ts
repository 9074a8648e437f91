import { code, type Guide } from '../guide.ts';
import { html } from '../html.ts';

export const selfHosting: Guide = {
  name: 'self-hosting',
  title: 'Self-hosting',
  description: 'Run Potli on your own machine.',
  body: () => html`
<p class="lead">One process of Node 20.19 or newer. The data is inside; there is no database, no key and no other service.</p>
${code('npm ci\nnpm start', 'Install and start')}
<p><code>npm ci</code> compiles and builds the data packs, <code>npm start</code> serves on port 8080. <code>npm start -- --help</code> lists every setting with its default; a setting that cannot be used stops the start with a sentence that says why.</p>
<h2>Behind a proxy</h2>
<p>The rate limit counts clients by address. <code>TRUST_PROXY</code> says who may tell it in <code>X-Forwarded-For</code>: a number of hops, or networks such as <code>10.0.0.0/8</code>. Without it all clients behind the proxy share one allowance. Set <code>PUBLIC_URL</code> to the address that clients use; these pages expect to be at its root.</p>
${code('PUBLIC_URL=https://potli.example TRUST_PROXY=1 PORT=3000 npm start', 'Settings are environment variables')}
<h2>Limits</h2>
<p><code>RATE_LIMIT</code> is the number of units a minute for each client; <code>0</code> switches the limit off, which is fine inside your own network.</p>
<h2>Fresh data</h2>
<p>Datasets with a publisher refresh while the server runs; a failed refresh keeps the last good data, and <a href="/v1/status">/v1/status</a> tells the age and the last problem. <code>REFRESH=off</code> keeps the server from going out, and <code>REFRESH_URL_&lt;DATASET&gt;</code> points it at a mirror.</p>
<h2>Watching it</h2>
<p><code>/healthz</code> says that the process answers, <code>/readyz</code> that it should be sent requests. The log has one line a request: method, route pattern, status, time. Never a path, a query, a body or an address.</p>
`,
};
