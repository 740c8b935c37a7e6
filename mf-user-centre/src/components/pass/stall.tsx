import { Block } from '@jishi/part-kit/block';
import { Awning } from '@jishi/ui';
import type { ReactNode } from 'react';
import { useKeptWayBack } from '../../hooks/pass/use-kept-way-back.ts';
import * as styles from './stall.styles.ts';
import { StallGoods } from './stall-goods.tsx';

type StallProps = { title: string; text: string; children: ReactNode };

/** The market stall on which the card of a page around signing in stands. */
export function Stall({ title, text, children }: StallProps) {
  useKeptWayBack();
  return (
    <styles.Stall>
      <Awning height={52} />
      <styles.Counter aria-hidden="true" />
      <styles.Columns>
        <styles.Copy>
          <h1>{title}</h1>
          <p>{text}</p>
        </styles.Copy>
        <Block fallback={null} failed={null}>
          <StallGoods />
        </Block>
        {children}
      </styles.Columns>
    </styles.Stall>
  );
}
