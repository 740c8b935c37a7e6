import { Container } from '@jishi/ui';
import { SearchForm } from '../search/search-form.tsx';
import { CartCorner } from './cart-corner.tsx';
import * as styles from './header.styles.ts';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

/** Header of the shop's own pages. */
export function MainHeader() {
  return (
    <styles.Header>
      <TopBar />
      <Container>
        <styles.MainRow>
          <Logo />
          <Navigation />
          <SearchForm />
          <CartCorner />
        </styles.MainRow>
      </Container>
    </styles.Header>
  );
}
