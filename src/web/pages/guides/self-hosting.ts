import { code, type Guide } from '../guide.ts';
import { html } from '../html.ts';

export const selfHosting: Guide = {
  name: 'self-hosting',
  title: 'Self-hosting',
  description: 'Run Potli on your own machine.',
  body: () => html`
<p class="lead">One process of Node 20.19 or newer. The data is included; there is no database, no key and no external service.</p>
${code('npm ci\nnpm start', 'Install and start')}
<p><code>npm ci</code> compiles and builds the data packs, <code>npm start</code> serves on port 8080. <code>npm start -- --help</code> lists every setting with its default; the server does not start with an invalid setting, and prints the reason.</p>
<h2>Behind a proxy</h2>
<p>The rate limit counts clients by address. <code>TRUST_PROXY</code> sets which proxies are trusted to set <code>X-Forwarded-For</code>: a number of hops, or networks such as <code>10.0.0.0/8</code>. Without it all clients behind the proxy share one quota. Set <code>PUBLIC_URL</code> to the URL that clients use; these pages must be at its root.</p>
${code('PUBLIC_URL=https://potli.example TRUST_PROXY=1 PORT=3000 npm start', 'Settings are environment variables')}
<h2>Limits</h2>
<p><code>RATE_LIMIT</code> is the number of units per minute and client; <code>0</code> disables the limit, which is fine inside your own network.</p>
<h2>Data refresh</h2>
<p>Datasets with a publisher are refreshed while the server runs; after a failed refresh the previous data stays in use, and <a href="/v1/status">/v1/status</a> shows the age and the last error. <code>REFRESH=off</code> disables refreshes, and <code>REFRESH_URL_&lt;DATASET&gt;</code> sets a mirror.</p>
<h2>Monitoring</h2>
<p><code>/healthz</code> is the liveness check, <code>/readyz</code> the readiness check. The log has one line per request: method, route pattern, status, time. Never a path, a query, a body or an IP address.</p>
`,
};
