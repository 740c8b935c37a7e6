import { simpleProduct } from '../../support/product-page.ts';
import { role, text } from '../tab/target.ts';
import { test } from '../test.ts';

test.use({ allowed: [/SyntaxError|Unexpected|missing/i] });

test('a browser that does not understand the scripts gets pages that read, link and search', async ({
  tab,
  door,
  at,
  say,
  lang,
}) => {
  door.breakSyntax();
  await tab.open(at('/'));
  await tab.sees(role('contentinfo'));
  await tab.fill(role('combobox', say({ zh: '搜索商品', en: /^Search/ })), lang === 'zh' ? '板栗' : 'chestnuts');
  await tab.enter();
  await tab.isAt(/\/product\/list\?title=/);
  await tab.click(role('link', new RegExp(simpleProduct[lang]), { within: role('main') }));
  await tab.isAt(/\/product\/detail\/\d+/);
  await tab.sees(role('heading', simpleProduct[lang], { level: 1 }));
  await tab.sees(text(say({ zh: /¥/, en: /\$/ })));
});
