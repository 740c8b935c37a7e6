import { Block } from '@jishi/part-kit/block';
import { Awning } from '@jishi/ui';
import type { ReactNode } from 'react';
import { useSavedReturnPath } from '../../hooks/auth/use-saved-return-path.ts';
import * as styles from './auth-layout.styles.ts';
import { Showcase } from './showcase.tsx';

type AuthLayoutProps = { title: string; text: string; children: ReactNode };

/** The market stall on which the card of a page around signing in stands. */
export function AuthLayout({ title, text, children }: AuthLayoutProps) {
  useSavedReturnPath();
  return (
    <styles.Layout>
      <Awning height={52} />
      <styles.Counter aria-hidden="true" />
      <styles.Columns>
        <styles.Copy>
          <h1>{title}</h1>
          <p>{text}</p>
        </styles.Copy>
        <Block fallback={null} failed={null}>
          <Showcase />
        </Block>
        {children}
      </styles.Columns>
    </styles.Layout>
  );
}
