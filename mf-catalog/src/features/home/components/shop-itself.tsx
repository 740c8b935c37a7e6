import { paths, useLang, useShop } from '@jishi/contracts';
import { localeOf, localePath } from '@jishi/i18n/locale';
import { JsonLd } from '../../../components/json-ld.tsx';
import { useTexts } from '../../../messages/texts.ts';

/** The shop and how it is searched, for search engines. */
export function ShopItself() {
  const text = useTexts();
  const lang = useLang();
  const { origin } = useShop();
  const list = origin + localePath(lang, paths.products());
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        name: text('home.site'),
        description: text('home.description'),
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
