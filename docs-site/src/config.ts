import { join } from 'node:path';
import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
import type { UserConfig } from '@rspress/core';
import { contentFolder, outFolder } from './folders.ts';
import { chineseSidebar, englishSidebar } from './sidebar.ts';

/** How the site is built; its pages must have been written (`writeContent`). Nothing is loaded from elsewhere. */
export const siteConfig = (): UserConfig => ({
  root: contentFolder,
  outDir: outFolder,
  title: 'Jishi 集市',
  description: 'A Chinese/English web shop composed at run time from independently released parts',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Jishi', description: 'How the shop is built, changed, released and run' },
    { lang: 'zh', label: '简体中文', title: '集市', description: '集市的构建、发布与运营' },
  ],
  globalStyles: join(import.meta.dirname, 'theme/site.css'),
  search: { codeBlocks: false },
  // One compilation in place of two: who reads this has scripts.
  ssg: false,
  markdown: { link: { checkDeadLinks: true } },
  themeConfig: {
    localeRedirect: 'never',
    enableContentAnimation: false,
    locales: [
      {
        lang: 'en',
        label: 'English',
        nav: [
          { text: 'Guide', link: '/questions' },
          { text: 'Decisions', link: '/decisions/' },
          { text: 'Api', link: '/api/' },
          { text: 'Components', link: '/components/' },
          { text: 'Gallery', link: '/gallery/' },
        ],
        sidebar: englishSidebar(),
      },
      {
        lang: 'zh',
        label: '简体中文',
        nav: [
          { text: '运营指南', link: '/zh/operator' },
          { text: '发布指南', link: '/zh/releases' },
        ],
        sidebar: chineseSidebar(),
      },
    ],
  },
  builderConfig: {
    plugins: [pluginStyledComponents()],
    source: { include: [/packages[\\/]ui[\\/]src/] },
    server: { port: Number(process.env['DOCS_PORT'] ?? 3300) },
    performance: { printFileSize: false },
  },
});
