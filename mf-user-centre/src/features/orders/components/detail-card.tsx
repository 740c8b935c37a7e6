import { CardBody, CardHead } from '@jishi/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './order-detail.styles.ts';

/** A titled card of the order page. */
export function DetailCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <styles.Block aria-labelledby={id}>
      <CardHead>
        <h2 id={id}>{title}</h2>
      </CardHead>
      <CardBody>{children}</CardBody>
    </styles.Block>
  );
}
