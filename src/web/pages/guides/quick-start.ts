import { code, type Guide } from '../guide.ts';
import { html } from '../html.ts';

export const quickStart: Guide = {
  name: 'quick-start',
  title: 'Quick start',
  description: 'The first requests to Potli, from a shell, JavaScript and Python.',
  body: (base) => html`
<p class="lead">There is nothing to sign up for. Ask, and it answers.</p>
${code(`curl ${base}/v1/pincode/600001`, 'curl')}
${code(
  `const answer = await fetch('${base}/v1/ifsc/SBIN0000001');
const { data, meta } = await answer.json();
console.log(data.branch, meta.source.name);`,
  'JavaScript',
)}
${code(
  `import json, urllib.request

with urllib.request.urlopen('${base}/v1/pincode?q=anna+nagar&state=TN') as answer:
    for office in json.load(answer)['data']:
        print(office['pincode'], office['name'])`,
  'Python',
)}
<h2>Every answer has one form</h2>
<p>A success is <code>{"data": …, "meta": …}</code>. <code>meta</code> tells how many results there are, which part this is, where the data comes from, and, in <code>note</code>, what to know about it. What is not known is <code>null</code>.</p>
<p>A failure is <code>{"error": {"code", "message"}}</code> with the matching status. The message names the parameter and the rule; a 404 says where else to look. <a href="/docs/limits">All codes</a></p>
<h2>Lists</h2>
<p><code>limit</code> and <code>offset</code> page through a list; <code>format=csv</code> answers it as a table for a spreadsheet.</p>
${code(`curl '${base}/v1/ifsc?bank=HDFC&city=Chennai&format=csv' > branches.csv`, 'A list as CSV')}
<h2>Many at once</h2>
<p>Up to 100 pincodes or IFSC codes go in one request, and count as one unit for every ten.</p>
${code(`curl -H 'content-type: application/json' -d '{"codes":["600001","110001"]}' ${base}/v1/pincode`, 'Many at once')}
<h2>Long texts and files</h2>
<p>Where an operation takes a text, it may be posted: as <code>text/plain</code>, as <code>curl -d</code> sends it, or as JSON with a member <code>text</code>. Files are posted as they are, or as <code>multipart/form-data</code>.</p>
<h2>Ask again cheaply</h2>
<p>Answers from datasets carry an <code>ETag</code> and may be kept for an hour. With <code>If-None-Match</code> an unchanged answer is an empty 304.</p>
<h2>Types and clients</h2>
${code(`npx openapi-typescript ${base}/openapi.json -o potli.d.ts`, 'Types for TypeScript')}
`,
};
