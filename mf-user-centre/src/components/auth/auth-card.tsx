import type { ReactNode } from 'react';
import { Plate } from './auth-layout.styles.ts';
import * as styles from './card.styles.ts';

type PassCardProps = { title: string; children: ReactNode /** Ways on, below the form. */; foot: ReactNode };

/** A card without tabs, on the stall. */
export function AuthCard({ title, children, foot }: PassCardProps) {
  return (
    <Plate as="div">
      <styles.Title>{title}</styles.Title>
      <styles.Panel>
        {children}
        <styles.Below>
          <styles.Foot>{foot}</styles.Foot>
        </styles.Below>
      </styles.Panel>
    </Plate>
  );
}
