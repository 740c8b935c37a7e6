import { Container, Scallops } from '@jishi/ui';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { Blogroll } from './blogroll.tsx';
import { Copyright } from './copyright.tsx';
import * as styles from './footer.styles.ts';
import { FooterLinks } from './footer-links.tsx';
import { Promises } from './promises.tsx';
import { Registration } from './registration.tsx';

/** The shop's promises, links of parts, friends' links, copyright, register number, choices. */
export function FooterContent() {
  return (
    <>
      <styles.Edge>
        <Scallops />
      </styles.Edge>
      <Container>
        <Promises />
        <styles.Bottom>
          <FooterLinks />
          <Blogroll />
          <styles.Line>
            <Copyright />
            <Registration />
          </styles.Line>
          <styles.Choices>
            <LanguageSwitch />
            <ThemeSwitch />
          </styles.Choices>
        </styles.Bottom>
      </Container>
    </>
  );
}
