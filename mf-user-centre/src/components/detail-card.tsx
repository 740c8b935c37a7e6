import { Card, CardBody, CardHead } from '@jishi/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Block = styled(Card)`
  min-width: 0;
`;

type DetailCardProps = {
  title: string;
  /** At the end of its head. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled card of a page about one thing. */
export function DetailCard({ title, aside, children }: DetailCardProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <CardHead>
        <h2 id={id}>{title}</h2>
        {aside}
      </CardHead>
      <CardBody>{children}</CardBody>
    </Block>
  );
}
