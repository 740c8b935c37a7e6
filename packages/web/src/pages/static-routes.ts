import { readFileSync } from 'node:fs';
import { type Lang, localeOf, localePath, locales } from '@jishi/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { mark } from './mark.ts';

const day = 'public, max-age=86400';

/** Pictures of the shop for other programs: a home screen, a message with a link. */
const pictures = ['touch-icon.png', 'icon-512.png', 'social-card.png'] as const;

const names: Record<Lang, object> = {
  zh: { name: '集市', short_name: '集市', description: '热热闹闹，实实在在' },
  en: { name: 'Jishi Market', short_name: 'Jishi', description: 'Lively stalls, honest goods' },
};

/** For browsers that put the shop on a home screen: one application, which opens in the language it was put there in. */
const manifestIn = (lang: Lang): string =>
  JSON.stringify({
    ...names[lang],
    lang: localeOf(lang).iso,
    id: '/',
    start_url: localePath(lang, '/'),
    scope: '/',
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
  for (const { code } of locales) {
    const manifest = manifestIn(code);
    app.get(localePath(code, '/site.webmanifest'), (_request, reply) =>
      reply.headers(headers).type('application/manifest+json').send(manifest),
    );
  }
}
