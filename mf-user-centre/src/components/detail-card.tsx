import { Card, CardBody, CardHead } from '@jishi/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Block = styled(Card)`
  min-width: 0;
`;

/** A titled card of a page about one thing. */
export function DetailCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <CardHead>
        <h2 id={id}>{title}</h2>
      </CardHead>
      <CardBody>{children}</CardBody>
    </Block>
  );
}
