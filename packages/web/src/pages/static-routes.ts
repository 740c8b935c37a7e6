import { readFileSync } from 'node:fs';
import { type Lang, localeOf, localePath, locales } from '@jishi/i18n/locale';
import type { FastifyInstance } from 'fastify';
import type { ShopNames, ShopNamesOf } from '../shop-names/shop-names.ts';
import { logo } from './logo.ts';

const day = 'public, max-age=86400';
/** The shop may be named otherwise. */
const hour = 'public, max-age=3600';

/** Pictures of the shop for other programs: a home screen, a message with a link. */
const pictures = ['touch-icon.png', 'icon-512.png', 'social-card.png'] as const;

/** For browsers that put the shop on a home screen: one application, which opens in the language it was put there in. */
const manifestIn = (lang: Lang, { name, slogan }: ShopNames): string =>
  JSON.stringify({
    name,
    short_name: name,
    ...(slogan ? { description: slogan } : {}),
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
export function staticRoutes(app: FastifyInstance, names: () => ShopNamesOf): void {
  const headers = { 'cache-control': day, 'x-content-type-options': 'nosniff' };
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    app.get(path, (_request, reply) => reply.headers(headers).type('image/svg+xml').send(logo));
  }
  for (const name of pictures) {
    const bytes = readFileSync(new URL(`../../assets/${name}`, import.meta.url));
    app.get(`/${name}`, (_request, reply) => reply.headers(headers).type('image/png').send(bytes));
  }
  for (const { code } of locales) {
    app.get(localePath(code, '/site.webmanifest'), (_request, reply) =>
      reply
        .headers({ ...headers, 'cache-control': hour })
        .type('application/manifest+json')
        .send(manifestIn(code, names()[code])),
    );
  }
}
