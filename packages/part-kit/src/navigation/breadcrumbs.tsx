import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { Breadcrumb, type Crumb } from '@jishi/ui/data';
import { Link } from 'react-router-dom';
import { JsonLd } from './json-ld.tsx';

/** A step of the way; the last one is this page and leads nowhere. */
export type Step = {
  label: string;
  /** Path with query, without the language prefix. */
  path?: string;
  /** What search engines call the page, where the link says more than that. */
  canonical?: string;
};

export type BreadcrumbsProps = {
  /** What the part calls the home page. */
  home: string;
  /** From below the home page to this one. */
  steps: readonly Step[];
};

/** The way from the home page to here, for readers and for search engines. */
export function Breadcrumbs({ home, steps }: BreadcrumbsProps) {
  const common = useCommonTexts();
  const lang = useLang();
  const { origin } = useShop();
  const all: Step[] = [{ label: home, path: paths.home() }, ...steps];
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
