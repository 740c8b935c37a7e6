import { insertRows } from '../../../kernel/db/insert-rows.ts';
import {
  articles,
  banners,
  columns,
  configs,
  languages,
  pointsConfigurations,
  resources,
  searchSynonyms,
} from '../../../kernel/db/schema/index.ts';
import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import { bannerTypes, visibilities } from '../../../kernel/words/shop.ts';
import { pictureNames, pictureUrl } from '../../../modules/pictures/names.ts';
import { localHtml } from '../../content/html-of.ts';
import { loadContent } from '../../content/load.ts';
import type { ContentBanner } from '../../content/shop.ts';
import { categoryIdBySlug, type SeedContext } from '../rows/seed-context.ts';

const ownAddress = { url: '/', img: null };

/** What customers call things. */
export async function seedSynonyms({ tx }: SeedContext): Promise<void> {
  const { zh, en } = loadContent('synonyms');
  const rows = [...zh.map((rule) => ({ lang: 'zh', rule })), ...en.map((rule) => ({ lang: 'en', rule }))];
  await insertRows(tx, searchSynonyms, rows);
}

/** Settings, languages and the points rule. */
export async function seedSettings({ tx }: SeedContext): Promise<void> {
  const sections = loadContent('settings');
  const dotted = Object.entries(sections).flatMap(([section, values]) =>
    Object.entries(values).map(([name, value]): { key: string; value: unknown } => ({
      key: `${section}.${name}`,
      value,
    })),
  );
  await insertRows(tx, configs, [
    ...dotted,
    // A demonstration has one address for every way in, and answers questions by its help pages.
    { key: 'shop.codes', value: { mini_program: ownAddress, h5: ownAddress, app: ownAddress } },
    { key: 'shop.service', value: { url: '/article/list', id: null, img: null } },
  ]);
  await tx
    .insert(languages)
    .values(LANGUAGES.map((language, sort) => ({ ...language, sort })))
    .onConflictDoNothing();
  await insertRows(tx, pointsConfigurations, [
    {
      name: { zh: '购物返积分', en: 'Points for shopping' },
      system: 'sys_shop',
      value: sections.points.return_percent,
      explain: {
        zh: '实付商品金额的百分比，按 1 积分 0.01 元返还',
        en: 'Percent of the paid goods amount, at 0.01 a point',
      },
    },
  ]);
}

/** Help columns with their articles. */
export async function seedArticles({ tx }: SeedContext): Promise<void> {
  const help = loadContent('articles');
  await insertRows(
    tx,
    columns,
    help.map(({ id, slug, name, is_show, is_list, sort, blocks }) => ({
      id,
      slug,
      name,
      describes: name,
      details: blocks ? localHtml(blocks) : null,
      template: is_list === 1 ? 'defaultColumn' : 'defaultColumnDetail',
      isVisible: is_show === 1,
      listsArticles: is_list === 1,
      sort,
    })),
  );
  await insertRows(
    tx,
    articles,
    help.flatMap((column) =>
      (column.articles ?? []).map(({ id, slug, purpose, name, describes, keywords, is_show, sort, blocks }) => ({
        id,
        slug,
        purpose,
        columnId: column.id,
        name,
        keyword: { zh: keywords.zh.join(','), en: keywords.en.join(',') },
        describes,
        details: localHtml(blocks),
        isVisible: is_show === 1,
        sort,
      })),
    ),
  );
}

function bannerUrl(context: SeedContext, target: NonNullable<ContentBanner['button']>['target']): string {
  return target.kind === 'category' ? `/product/list/${categoryIdBySlug(context, target.slug)}` : target.path;
}

const whereShown = ({ type, state }: { type: number; state: number }) => ({
  type: bannerTypes.wordOf(type),
  state: visibilities.wordOf(state),
});

/** Banners of the stage, the advertisement, the sign-in page and the footer's links. */
export async function seedBanners(context: SeedContext): Promise<void> {
  const { carousel, advertisement, login, friend_links: links } = loadContent('banners');
  const stage = [...carousel, ...advertisement, ...login];
  await insertRows(context.tx, banners, [
    ...stage.map(({ id, type, name, title, subtitle, button, tint, pictures, tags, sort, state }) => ({
      id,
      ...whereShown({ type, state }),
      name,
      content: {
        title,
        subtitle,
        tint,
        pictures: pictures.map((file) => pictureUrl(pictureNames.object(file))),
        ...(button && { button: button.label }),
        ...(tags && { tags }),
      },
      url: button && bannerUrl(context, button.target),
      sort,
    })),
    ...links.map((link) => ({ ...link, ...whereShown(link) })),
  ]);
  await insertRows(
    context.tx,
    resources,
    stage.map(({ id }) => ({
      imageId: id,
      imageType: 'banner',
      depict: `banner_${id}`,
      img: pictureUrl(pictureNames.banner(id)),
    })),
  );
}
