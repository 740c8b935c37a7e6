import { useShop } from '@jishi/contracts';
import { withShopLinks } from '@jishi/part-kit/with-shop-links';
import { useHelpWords } from '../messages/help/texts.ts';
import { dressHtml } from '../model/shop-html.ts';
import * as styles from './prose.styles.ts';

/** A text of the help as the shop wrote it. Our server cleans it: no scripts, no styles, no handlers; the content policy would stop them too. */
export function Prose({ html }: { html: string }) {
  const text = useHelpWords();
  const dressed = dressHtml(withShopLinks(html, useShop()), { tableLabel: text('table') });
  return <styles.Prose dangerouslySetInnerHTML={{ __html: dressed }} />;
}
