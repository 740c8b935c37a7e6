import { Container, Scallops } from '@jishi/ui';
import { BadgePercent, RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { useTexts } from '../../messages/texts.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { Blogroll } from './blogroll.tsx';
import { Copyright } from './copyright.tsx';
import * as styles from './footer.styles.ts';
import { Registration } from './registration.tsx';

const promises = [
  ['delivery', Truck],
  ['price', BadgePercent],
  ['returns', RotateCcw],
  ['genuine', ShieldCheck],
] as const;

/** The four promises, friends' links, copyright, register number, choices. */
export function FooterContent() {
  const text = useTexts();
  return (
    <>
      <styles.Edge>
        <Scallops />
      </styles.Edge>
      <Container>
        <styles.Promises>
          {promises.map(([name, Icon]) => (
            <li key={name}>
              <styles.PromiseIcon>
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              </styles.PromiseIcon>
              <div>
                <b>{text(`promise.${name}`)}</b>
                <span>{text(`promise.${name}.text`)}</span>
              </div>
            </li>
          ))}
        </styles.Promises>
        <styles.Bottom>
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
