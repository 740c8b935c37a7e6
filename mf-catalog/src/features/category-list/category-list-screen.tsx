import { Block } from '@jishi/part-kit/block';
import { Heading, MoreLink } from '@jishi/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { useTexts } from '../../messages/texts.ts';
import { shoutPath } from '../../model/shout-path.ts';
import { streetPath } from '../../model/street-path.ts';
import * as styles from './components/categories.styles.ts';
import { Categories } from './components/categories.tsx';
import { CategoriesSkeleton } from './components/categories-skeleton.tsx';

export function CategoryListScreen() {
  const text = useTexts();
  return (
    <>
      <Breadcrumbs steps={[{ label: text('category.title') }]} />
      <styles.Top>
        <Heading as="h1">{text('category.title')}</Heading>
        <styles.Ways>
          <MoreLink as={Link} to={shoutPath}>
            {text('shout.title')}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </MoreLink>
          <MoreLink as={Link} to={streetPath}>
            {text('street.title')}
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </MoreLink>
        </styles.Ways>
      </styles.Top>
      <Block fallback={<CategoriesSkeleton />}>
        <Categories />
      </Block>
    </>
  );
}
