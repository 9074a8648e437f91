/**
 * Logos of listed companies: vector icons of simple-icons if the brand has one, else images of `@extra-isin/logos`, looked up by the issuer part of
 * the ISIN, which does not change when shares are split.
 */
import type { Recipe } from '../recipe.ts';
import { brandIcons } from '../tables/brand_icons.ts';
import { companies } from '../tables/companies.ts';

const ICONS = {
  name: '@iconify-json/simple-icons',
  version: '1.2.101',
  integrity: 'sha512-MXJkMZDancJ/9I+Bgdthi9kXvn3AwWStxoTHwEPwAFQ9kMLBASO1BSstg52fNtjXeizm1Wi91R+QnWxNGkWHPQ==',
};
const PICTURES = {
  name: '@extra-isin/logos',
  version: '1.0.0',
  integrity: 'sha512-xKwg/bIREqVxzprj7mp1GeEOh/WRf4bxW6KF1kkQiDHjtw5HwClTCAlYPDaKfmsP+8hzu93aW9AOqHyggbHD3Q==',
};

/** Length of the ISIN prefix that identifies the issuer. */
const ISSUER = 7;

export const LOGO_COLUMNS = ['issuer', 'colour', 'icon', 'picture'] as const;

export const recipe: Recipe = {
  name: 'logos',
  packages: [ICONS, PICTURES],
  run(files) {
    const icons = JSON.parse(files.get(ICONS.name)?.get('icons.json')?.toString() ?? '') as { icons: Record<string, { body: string }> };
    const pictures = new Map<string, Buffer>();
    for (const [path, bytes] of files.get(PICTURES.name) ?? []) {
      const isin = /^data\/(IN[A-Z0-9]{10})\.png$/.exec(path)?.[1];
      if (isin) pictures.set(isin.slice(0, ISSUER), bytes);
    }
    const brands = new Map(brandIcons().map((brand) => [brand.ticker, brand]));
    const rows = companies().flatMap(({ ticker, isin }) => {
      const issuer = isin.slice(0, ISSUER);
      const brand = brands.get(ticker);
      const body = brand && icons.icons[brand.icon]?.body;
      if (brand && body === undefined) throw new Error(`no icon ${brand.icon}`);
      if (brand && body !== undefined) return [{ issuer, colour: brand.colour, icon: body, picture: '' }];
      const picture = pictures.get(issuer);
      return picture ? [{ issuer, colour: '', icon: '', picture: picture.toString('base64') }] : [];
    });
    return [{ name: 'logos', columns: LOGO_COLUMNS, rows }];
  },
};
