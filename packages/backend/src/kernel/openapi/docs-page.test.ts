import { expect, it } from 'vitest';
import { describeInTurn } from '../../testing/index.ts';
import { docsPage } from './docs-page.ts';
import type { OpenApiDocument } from './document.ts';

describeInTurn('the page of the api', (shop) => {
  it('can be read by anybody, without script, under its own policy', async () => {
    const page = await shop().get('/api/docs', { headers: { 'apply-secret': '' } });
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.raw).toContain('<code>GET /good/{id}</code> One good with its SKUs');
    expect(page.raw).not.toMatch(/<script|style=|src=|https?:\/\/(?!json-schema)/);
    const style = await shop().get('/api/docs/style.css');
    expect(style).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } });
  });

  it('comes as a file too, with the base path of this shop', async () => {
    const response = await shop().get('/api/docs/openapi.json');
    const document = JSON.parse(response.raw) as OpenApiDocument;
    expect(document.servers[0]?.url).toBe(shop().config.apiBase.replace(/\/$/, ''));
    expect(document.paths['/good/{id}']?.get?.operationId).toBe('getGoodById');
  });

  it('writes texts of the description as text', async () => {
    const document = JSON.parse((await shop().get('/api/docs/openapi.json')).raw) as OpenApiDocument;
    document.info.description = '<img src=x onerror=alert(1)> in `{ a }`';
    expect(docsPage(document)).toContain('&lt;img src=x onerror=alert(1)&gt; in <code>{ a }</code>');
  });
});
