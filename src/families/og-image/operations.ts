import { type Family, operation } from '../../core/operation/operation.ts';
import { pattern } from '../../core/request/params.ts';
import { engine } from './engine.ts';
import { companyLogo } from './logo/company.ts';
import { drawLogoPreview } from './logo/operation.ts';
import { PREVIEW_MEDIA, previewInput } from './preview-input.ts';

const TIME_LIMIT_MS = 15_000;

const drawPreview = operation({
  id: 'og_image',
  path: '/v1/og-image',
  title: 'Social preview picture',
  keywords: 'og image, open graph image, social card, preview image, link preview, twitter card, banner',
  summary: 'A social preview picture of 1200 × 630 pixels',
  details:
    'For `og:image` and the like. Long titles wrap, then shrink, then end in an ellipsis; nothing runs over the edge. ' +
    'Text may be in any Indian script, in Chinese, Japanese or Korean, mixed as you like, and is shaped as it should be; Urdu is set from right to left in Nastaliq, ' +
    'emoji come in colour (Twemoji, CC BY 4.0). For a logo of your own see POST /v1/og-image/logo.',
  input: {
    ...previewInput,
    logo: pattern({
      description: 'Symbol of a listed company whose logo is shown, such as TCS or NSE:RELIANCE',
      pattern: /^\s*[A-Za-z0-9&:_.-]{1,30}\s*$/,
      rule: 'must be a ticker such as RELIANCE, NSE:RELIANCE or RELIANCE.NS, a BSE code or an ISIN',
      max: 40,
    }).optional(),
  },
  output: { media: PREVIEW_MEDIA },
  cost: 10,
  example: { title: 'பொட்லி: ஒரு சிறிய மூட்டை', subtitle: 'Indian data and tools, free and without a key', site: 'potli.example' },
  async run({ logo, ...request }, context) {
    const drawn = logo === undefined ? undefined : await companyLogo(logo, context);
    return context.jobs.run(engine, 'draw', { ...request, logo: drawn }, { timeoutMs: TIME_LIMIT_MS });
  },
});

export const ogImageFamily: Family = {
  id: 'og-image',
  name: 'Social previews',
  group: 'Developer tools',
  about: 'The picture that chats and social networks show beside a link, made from a title, a subtitle, the name of a site and a logo.',
  operations: [drawPreview, drawLogoPreview],
};
