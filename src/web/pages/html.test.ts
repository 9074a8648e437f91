import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html, json } from './html.ts';

test('text and numbers are escaped, HTML is not, and null, undefined and false are empty', () => {
  const hostile = `<script>alert("1 & '2'")</script>`;
  assert.equal(
    html`<p title="${hostile}">${[hostile, html`<b>${3}</b>`, null, undefined, false]}</p>`.text,
    '<p title="&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;">' +
      '&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;<b>3</b></p>',
  );
});

test('embedded JSON cannot close its script element', () => {
  const { text } = json('data', { a: '</script><!--' });
  assert.equal(text.indexOf('</script>'), text.length - '</script>'.length);
  assert.deepEqual(JSON.parse(text.slice(text.indexOf('>') + 1, text.lastIndexOf('<'))), { a: '</script><!--' });
});
