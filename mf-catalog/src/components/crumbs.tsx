import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Breadcrumb, type Crumb } from '@jishi/ui/data';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages/texts.ts';

/** A step of the way; the last one is this page and leads nowhere. */
export type Step = { label: string; path?: string };

/** The way from the home page to here. */
export function Crumbs({ steps }: { steps: readonly Step[] }) {
  const text = useTexts();
  const common = useCommonTexts();
  const all: Step[] = [{ label: text('home.name'), path: paths.home() }, ...steps];
  const crumbs = all.map(({ label, path }): Crumb => (path ? { label, link: { to: path } } : { label }));
  return <Breadcrumb label={common('pages.breadcrumb')} crumbs={crumbs} linkAs={Link} />;
}
