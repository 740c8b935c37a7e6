import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts, useLang } from '@jishi/i18n';
import { localeOf, localePath } from '@jishi/i18n/locale';
import { JsonLd } from '@jishi/part-kit/json-ld';

/** The shop and how it is searched, for search engines. */
export function ShopItself() {
  const common = useCommonTexts();
  const lang = useLang();
  const { origin } = useShop();
  const list = origin + localePath(lang, paths.products());
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        name: common('common.shop'),
        url: origin + localePath(lang, paths.home()),
        inLanguage: localeOf(lang).iso,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${list}?title={word}` },
          'query-input': 'required name=word',
        },
      }}
    />
  );
}
