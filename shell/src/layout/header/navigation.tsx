import { paths } from '@jishi/contracts';
import { Zap } from 'lucide-react';
import { useTexts } from '../../messages/texts.ts';
import { PageLink } from '../page-link.tsx';
import * as styles from './header.styles.ts';

export function Navigation() {
  const text = useTexts();
  return (
    <styles.Navigation aria-label={text('nav.label')}>
      <PageLink page="mf_catalog/home" to={paths.home()} end>
        {text('nav.home')}
      </PageLink>
      <PageLink page="mf_catalog/category-list" to={paths.categories()}>
        {text('nav.categories')}
      </PageLink>
      <PageLink page="mf_promotions/flash-sales" to={paths.flashSales()}>
        <Zap size={16} aria-hidden="true" />
        {text('nav.flash-sales')}
      </PageLink>
      <PageLink page="mf_catalog/article-list" to={paths.articles()} within="/article/">
        {text('nav.help')}
      </PageLink>
    </styles.Navigation>
  );
}
