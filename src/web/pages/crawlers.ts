/** What machines that read the pages ask for. */

/** Data is answered to whoever asks for it, but is no page: only pages are to be found by searching the web, with the pictures that stand for them. */
export function robotsText(publicUrl: string): string {
  const sitemap = publicUrl === '' ? '' : `\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /v1/\nAllow: /v1/og-image\nDisallow: /mcp\n${sitemap}`;
}

/** @param paths of all pages; addresses are whole only where the service knows its own */
export function sitemap(paths: readonly string[], publicUrl: string): string {
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
