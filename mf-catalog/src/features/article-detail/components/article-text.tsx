import type { Article } from '@jishi/api/articles';
import { useShop } from '@jishi/contracts';
import { useCommonTexts, useLang } from '@jishi/i18n';
import { JsonLd } from '@jishi/part-kit/json-ld';
import { HelpText } from '../../../components/help-text.tsx';
import { articleData } from '../model/article-data.ts';

/** The article itself, for readers and for search engines. */
export function ArticleText({ article }: { article: Article }) {
  const common = useCommonTexts();
  const { origin } = useShop();
  const lang = useLang();
  return (
    <>
      <HelpText page={article} />
      <JsonLd data={articleData(article, { lang, origin, shop: common('common.shop') })} />
    </>
  );
}
