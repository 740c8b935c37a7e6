import { simpleProduct } from '../../support/product-page.ts';
import { role, text } from '../tab/target.ts';
import { test } from '../test.ts';

// #422: a place whose script was given up is drawn anew instead of being taken over.
test.use({ allowed: [/could not|failed|load|aborted|cancel|React error #422/i] });

// A browser that goes to another document gives up what is under way, and some keep the page as it was left.
const parts = { shell: 'was alive', 'mf-cart-checkout': 'was whole' } as const;

for (const [part, state] of Object.entries(parts)) {
  test(`a page that was left before it ${state} sells when one comes back`, async ({ tab, door, at, say, lang }) => {
    const add = role('button', say({ zh: '加入购物车', en: 'Add to cart' }));
    const home = role('link', say({ zh: '首页', en: 'Home' }), { within: role('main') });
    const product = role('heading', simpleProduct[lang], { level: 1 });
    const isAsked = door.holdList(part);
    await tab.open(at(`/product/detail/${simpleProduct.id}`));
    await tab.sees(product);
    await isAsked;
    if (part === 'shell') await tab.click(home);
    else await tab.open(at('/category/list'));
    await tab.seesNot(product);
    door.mend();
    await tab.back();
    await tab.click(add);
    await tab.sees(text(say({ zh: '已加入购物车', en: 'Added to your cart' })));
  });
}
