import { paths, useShop } from '@jishi/contracts';
import { useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { JsonLd } from '@jishi/part-kit/json-ld';
import { useTexts } from '../../../messages/texts.ts';
import { streetPath } from '../../../model/street-path.ts';
import type { Stall } from '../model/stalls.ts';

/** For search engines: the stalls in their order, and where the street is. The scene has no room for the way there. */
export function StreetData({ stalls }: { stalls: readonly Stall[] }) {
  const text = useTexts();
  const lang = useLang();
  const { origin } = useShop();
  const entry = (name: string, path: string, index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + localePath(lang, path),
  });
  const steps = [entry(text('home.name'), paths.home(), 0), entry(text('street.title'), streetPath, 1)];
  const listed = stalls.map(({ id, name }, index) => {
    const { item: url, ...rest } = entry(name, paths.products({ categoryId: id }), index);
    return { ...rest, url };
  });
  return (
    <>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: steps }} />
      <JsonLd data={{ '@type': 'ItemList', itemListElement: listed }} />
    </>
  );
}
