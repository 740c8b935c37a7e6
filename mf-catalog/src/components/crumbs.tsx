import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { Breadcrumb, type Crumb } from '@jishi/ui/data';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';
import { JsonLd } from './json-ld.tsx';
import type { Step } from './steps.ts';

/** The way from the home page to here, for readers and for search engines. */
export function Crumbs({ steps }: { steps: readonly Step[] }) {
  const text = useTexts();
  const common = useCommonTexts();
  const lang = useLang();
  const { origin } = useShop();
  const all: Step[] = [{ label: text('home.name'), path: paths.home() }, ...steps];
  const crumbs = all.map(({ label, path }): Crumb => (path ? { label, link: { to: path } } : { label }));
  const entries = all.map(({ label, path, canonical = path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(canonical && { item: origin + localePath(lang, canonical) }),
  }));
  return (
    <>
      <Breadcrumb label={common('pages.breadcrumb')} crumbs={crumbs} linkAs={Link} />
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: entries }} />
    </>
  );
}
