import { paths, useApi } from '@jishi/contracts';
import { Block } from '@jishi/part-kit/block';
import { Section, SectionTitle } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { MoreTo } from '../../../components/more-to.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../../components/product-grid.tsx';
import type { Floor as FloorData } from '../model/floors.ts';
import { floorProductsQuery } from '../queries/home-queries.ts';
import * as styles from './floor.styles.ts';
import type { FloorTone } from './floor-tile.styles.ts';
import { FloorTile } from './floor-tile.tsx';

export type FloorProps = { floor: FloorData; tone: FloorTone };

/** More shortcuts than these do not fit beside the heading. */
const SHORTCUTS = 6;
/** The tile is two rows high: fewer products than these do not fill them. */
const TWO_ROWS = 5;

/** Products of one category; nothing when it has none. */
export function Floor({ floor, tone }: FloorProps) {
  return (
    <Block fallback={<FloorSkeleton floor={floor} />}>
      <FloorProducts floor={floor} tone={tone} />
    </Block>
  );
}

function FloorProducts({ floor, tone }: FloorProps) {
  const { data } = useSuspenseQuery(floorProductsQuery(useApi(), floor.category.id));
  if (data.items.length === 0) return null;
  return (
    <Section>
      <FloorTitle floor={floor} />
      {data.items.length < TWO_ROWS ? (
        <ProductGrid products={data.items} />
      ) : (
        <styles.WithTile>
          <ProductGrid products={data.items} lead={<FloorTile category={floor.category} tone={tone} />} />
        </styles.WithTile>
      )}
    </Section>
  );
}

/** Heading and an empty room: the boxes of a skeleton would weigh more than what they stand for. */
export function FloorPlace({ floor, ref }: Pick<FloorProps, 'floor'> & { ref: Ref<HTMLElement> }) {
  return (
    <styles.Place ref={ref}>
      <FloorTitle floor={floor} />
    </styles.Place>
  );
}

function FloorSkeleton({ floor }: Pick<FloorProps, 'floor'>) {
  return (
    <Section>
      <FloorTitle floor={floor} />
      <ProductGridSkeleton count={10} />
    </Section>
  );
}

function FloorTitle({ floor: { category, shortcuts } }: Pick<FloorProps, 'floor'>) {
  const { id: categoryId, name } = category;
  const title = (
    <SectionTitle end={<MoreTo path={paths.products({ categoryId, name })} of={name} />}>{name}</SectionTitle>
  );
  if (shortcuts.length === 0) return <styles.Head>{title}</styles.Head>;
  return (
    <>
      {title}
      <styles.Shortcuts>
        {shortcuts.slice(0, SHORTCUTS).map((below) => (
          <li key={below.id}>
            <styles.Shortcut as={Link} to={paths.products({ categoryId: below.id, name: below.name })}>
              {below.name}
            </styles.Shortcut>
          </li>
        ))}
      </styles.Shortcuts>
    </>
  );
}
