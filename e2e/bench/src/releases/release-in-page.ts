/** Versions the parts of a page were compiled as, by the marks in its HTML; in these benches one for a whole release. */
export function releaseInPage(html: string): string[] {
  const marks = html.matchAll(/data-part="[^"]+" data-version="([^"]+)"/g);
  return [...new Set([...marks].map(([, version = '']) => version))].sort();
}

/** What the HTML says of the release, as the browser reads it. */
export function startDataOf(html: string): { all: Record<string, unknown>; text: string } {
  const text = /self\.__shop=(\{.*?\})<\/script>/s.exec(html)?.[1];
  if (!text) throw new Error('the page carries no start data');
  return { all: JSON.parse(text) as Record<string, unknown>, text };
}
