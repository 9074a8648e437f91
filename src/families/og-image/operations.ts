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
  summary: 'Generate a social preview image of 1200 × 630 pixels',
  details:
    'For `og:image` and similar tags. Long titles are wrapped, then shrunk, then truncated with an ellipsis. ' +
    'Text may mix any Indian script, Chinese, Japanese and Korean, with correct shaping; Urdu is set from right to left in Nastaliq, ' +
    'emoji are in colour (Twemoji, CC BY 4.0). For your own logo see POST /v1/og-image/logo.',
  input: {
    ...previewInput,
    logo: pattern({
      description: 'Symbol of a listed company whose logo to show, such as TCS or NSE:RELIANCE',
      pattern: /^\s*[A-Za-z0-9&:_.-]{1,30}\s*$/,
      message: 'must be a ticker such as RELIANCE, NSE:RELIANCE or RELIANCE.NS, a BSE code or an ISIN',
      max: 40,
    }).optional(),
  },
  output: { media: PREVIEW_MEDIA },
  cost: 10,
  example: { title: 'பொட்லி: ஒரு சிறிய மூட்டை', subtitle: 'Indian data and tools, free and without a key', site: 'potli.example' },
  async run({ logo, ...request }, context) {
    const logoImage = logo === undefined ? undefined : await companyLogo(logo, context);
    return context.jobs.run(engine, 'render', { ...request, logo: logoImage }, { timeoutMs: TIME_LIMIT_MS });
  },
});

export const ogImageFamily: Family = {
  id: 'og-image',
  name: 'Social previews',
  group: 'Developer tools',
  about: 'Generates the image that chats and social networks show for a link, from a title, a subtitle, a site name and a logo.',
  operations: [drawPreview, drawLogoPreview],
};
