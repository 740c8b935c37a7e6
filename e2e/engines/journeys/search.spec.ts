import { role } from '../tab/target.ts';
import { test } from '../test.ts';

test('a search suggests while one types, finds, and leads on from nothing', async ({ tab, at, say, lang }) => {
  const box = role('combobox', say({ zh: '搜索商品', en: /^Search/ }));
  const [part, whole] = lang === 'zh' ? ['葡', '葡萄'] : ['grap', 'grapes'];
  await tab.open(at('/product/list'));
  await tab.fill(box, part);
  await tab.reads(role('option', new RegExp(part, 'i')), new RegExp(part, 'i'));
  await tab.fill(box, whole);
  await tab.enter();
  await tab.sees(role('heading', new RegExp(whole), { level: 1 }));
  await tab.reads(role('main'), lang === 'zh' ? /共 \d+ 件商品/ : /\d+ (products|items)/);

  await tab.fill(box, 'xqzv');
  await tab.enter();
  await tab.sees(role('heading', /xqzv/));
  await tab.click(
    role('link', undefined, {
      within: role('navigation', say({ zh: '大家在搜', en: /search/i }), { within: role('main') }),
    }),
  );
  await tab.isAt(/title=(?!xqzv)/);
});
