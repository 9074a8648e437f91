/** Files for crawlers: robots.txt and the sitemap. */

/** API responses are public but are not pages: only pages and their preview images should be indexed. */
export function robotsText(publicUrl: string): string {
  const sitemap = publicUrl === '' ? '' : `\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /v1/\nAllow: /v1/og-image\nDisallow: /mcp\n${sitemap}`;
}

/** @param paths paths of all pages; URLs are absolute only if `publicUrl` is set */
export function sitemap(paths: readonly string[], publicUrl: string): string {
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
