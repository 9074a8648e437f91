// Records the README animation: search, result, tool. Screenshots of the running service as an animated WebP.
import sharp from 'sharp';

const SIZE = { width: 1100, height: 680 };
const KEY_MS = 110;
const LOOK_MS = 2200;
const READ_MS = 3200;
const QUALITY = 60;

/** Records the frames of `play`. */
export async function film(browser, base, file) {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const frames = [];
  const show = async (delay) => frames.push({ delay, picture: await page.screenshot() });
  const type = async (text) => {
    for (const letter of text) {
      await page.keyboard.type(letter);
      await show(KEY_MS);
    }
  };
  await play({ page, base, show, type });
  await context.close();
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ delay: frames.map(({ delay }) => delay), loop: 0, quality: QUALITY, effort: 6, minSize: true, mixed: true })
    .toFile(file);
}

async function play({ page, base, show, type }) {
  await page.goto(base);
  await page.locator('.datasets li').first().waitFor();
  await page.waitForLoadState('networkidle');
  await show(LOOK_MS);

  // An identifier is answered while typing.
  await page.locator('#search').click();
  await type('SBIN0000300');
  await page.locator('#found strong').first().waitFor();
  await show(LOOK_MS);
  await page.locator('#search').fill('');

  // A search in words leads to a page.
  await type('panchang chennai');
  await page.locator('#found a[role=option]', { hasText: 'anchang' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await show(LOOK_MS);
  await page.keyboard.press('Enter');
  await page.locator('#answer .view').first().waitFor();
  await page.waitForLoadState('networkidle');
  await show(LOOK_MS);
  await page.locator('#answer').evaluate((answer) => answer.scrollIntoView());
  await show(READ_MS);

  // A tool page in Hindi.
  await page.goto(`${base}/hi/tools/amount-in-words`);
  await page.locator('main input').first().fill('');
  await type('1250500');
  await page.locator('main', { hasText: '12,50,500' }).waitFor();
  await show(READ_MS);
}
