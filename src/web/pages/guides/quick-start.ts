import { code, type Guide } from '../guide.ts';
import { html } from '../html.ts';

export const quickStart: Guide = {
  name: 'quick-start',
  title: 'Quick start',
  description: 'The first requests to Potli, from a shell, JavaScript and Python.',
  body: (base) => html`
<p class="lead">No key and no sign-up: send a request.</p>
${code(`curl ${base}/v1/pincode/600001`, 'curl')}
${code(
  `const response = await fetch('${base}/v1/ifsc/SBIN0000001');
const { data, meta } = await response.json();
console.log(data.branch, meta.source.name);`,
  'JavaScript',
)}
${code(
  `import json, urllib.request

with urllib.request.urlopen('${base}/v1/pincode?q=anna+nagar&state=TN') as response:
    for office in json.load(response)['data']:
        print(office['pincode'], office['name'])`,
  'Python',
)}
<h2>Response format</h2>
<p>A success is <code>{"data": …, "meta": …}</code>. <code>meta</code> contains the number of results, the page, the source of the data and, in <code>note</code>, remarks. Unknown values are <code>null</code>.</p>
<p>An error is <code>{"error": {"code", "message"}}</code> with the matching status. The message names the parameter and the rule; a 404 says where else to look. <a href="/docs/limits">All codes</a></p>
<h2>Lists</h2>
<p><code>limit</code> and <code>offset</code> page through a list; <code>format=csv</code> returns it as CSV for a spreadsheet.</p>
${code(`curl '${base}/v1/ifsc?bank=HDFC&city=Chennai&format=csv' > branches.csv`, 'A list as CSV')}
<h2>Bulk requests</h2>
<p>Up to 100 pincodes or IFSC codes can be sent in one request, which costs one unit per ten codes.</p>
${code(`curl -H 'content-type: application/json' -d '{"codes":["600001","110001"]}' ${base}/v1/pincode`, 'Bulk request')}
<h2>Long texts and files</h2>
<p>An operation that takes a text also accepts it by POST: as <code>text/plain</code>, as <code>curl -d</code> sends it, or as JSON with a member <code>text</code>. Files are posted as the body, or as <code>multipart/form-data</code>.</p>
<h2>Caching</h2>
<p>Responses from datasets have an <code>ETag</code> and can be cached for an hour. With <code>If-None-Match</code> an unchanged response is an empty 304.</p>
<h2>Clients</h2>
<p>They wait for the rate limit, page through lists and name every error. <code>potli-client</code> has no dependencies; the Python client needs only the standard library.</p>
${code(
  `import { createPotli } from 'potli-client';

const potli = createPotli({ baseUrl: '${base}' });
const { data } = await potli.pincode.get({ pincode: '600001' });
console.log(data.district, data.state);
for await (const branch of potli.ifsc.all({ bank: 'HDFC', city: 'Chennai' })) console.log(branch.ifsc);`,
  'TypeScript client',
)}
${code(
  `from potli import Potli

potli = Potli("${base}")
print(potli.pincode.get(pincode="600001").data["district"])
for branch in potli.ifsc.all(bank="HDFC", city="Chennai"):
    print(branch["ifsc"])`,
  'Python client',
)}
${code(`npx openapi-typescript ${base}/openapi.json -o potli.d.ts`, 'Types for TypeScript')}
`,
};
