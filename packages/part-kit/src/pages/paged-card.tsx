import { Card, CardBody, CardHead } from '@jishi/ui';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Block } from '../failure/block.tsx';
import { pageNumber } from './page-number.ts';

export type PagedCardProps = {
  title: string;
  /** Stands there while a page is on its way. */
  fallback: ReactNode;
  /** One page of the list. */
  List: ComponentType<{ page: number }>;
};

/** A page that is one list, by the page its address names; each page loads and fails by itself. */
export function PagedCard({ title, fallback, List }: PagedCardProps) {
  const [query] = useSearchParams();
  const page = pageNumber(query.get('page'));
  return (
    <Card>
      <CardHead>
        <h1>{title}</h1>
      </CardHead>
      <CardBody>
        <Block key={page} fallback={fallback}>
          <List page={page} />
        </Block>
      </CardBody>
    </Card>
  );
}
