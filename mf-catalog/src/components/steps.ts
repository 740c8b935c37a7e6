import { paths } from '@jishi/contracts';
import type { Step } from '@jishi/part-kit/breadcrumbs';

type Named = { id: string; name: string };

/** The products of a category. Its name in the link is for readers and for a page whose categories do not load. */
export const categoryStep = ({ id, name }: Named): Step => ({
  label: name,
  path: paths.products({ categoryId: id, name }),
  canonical: paths.products({ categoryId: id }),
});

/** A column of the help: linked by its name, known to search engines by its id. */
export const columnStep = ({ id, name }: Named): Step => ({
  label: name,
  path: paths.articles(name),
  canonical: paths.articles(id),
});
