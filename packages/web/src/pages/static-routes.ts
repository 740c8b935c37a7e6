import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { mark } from './mark.ts';

const day = 'public, max-age=86400';

/** Pictures of the shop for other programs: a home screen, a message with a link. */
const pictures = ['touch-icon.png', 'icon-512.png', 'social-card.png'] as const;

/** For browsers that put the shop on a home screen. */
const manifest = JSON.stringify({
  name: '集市 Jishi Market',
  short_name: '集市 Jishi',
  description: '热热闹闹，实实在在 · Lively stalls, honest goods',
  id: '/',
  start_url: '/',
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/touch-icon.png', sizes: '180x180', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
});

/** Files of the host that belong to no release. */
export function staticRoutes(app: FastifyInstance): void {
  const headers = { 'cache-control': day, 'x-content-type-options': 'nosniff' };
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    app.get(path, (_request, reply) => reply.headers(headers).type('image/svg+xml').send(mark));
  }
  for (const name of pictures) {
    const bytes = readFileSync(new URL(`../../assets/${name}`, import.meta.url));
    app.get(`/${name}`, (_request, reply) => reply.headers(headers).type('image/png').send(bytes));
  }
  app.get('/site.webmanifest', (_request, reply) =>
    reply.headers(headers).type('application/manifest+json').send(manifest),
  );
}
