import { Container } from '@jishi/ui';
import { LayoutIsland } from '../islands/layout-island.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { CartCorner } from './cart-corner.tsx';
import * as styles from './header.styles.ts';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';

/** Header of the shop's own pages. */
export function MainHeader() {
  return (
    <styles.Header>
      <styles.TopPlace>
        <LayoutIsland id="shell/top-bar" isQuiet />
      </styles.TopPlace>
      <Container>
        <styles.MainRow>
          <Logo />
          <Navigation />
          <SearchForm />
          <CartCorner />
          <styles.PhonePlace>
            <LayoutIsland id="shell/phone-links" isQuiet />
          </styles.PhonePlace>
        </styles.MainRow>
      </Container>
    </styles.Header>
  );
}
