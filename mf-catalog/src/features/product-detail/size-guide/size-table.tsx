import { useSizeWords } from '../../../messages/size-guide/texts.ts';
import * as styles from './size-guide-dialog.styles.ts';
import { type SizeKind, sizesIn } from './size-kind.ts';
import { bodyOf, footOf, type Wearer } from './size-tables.ts';

type SizeTableProps = { kind: SizeKind; values: readonly string[]; wearer: Wearer; fitting: string | null };

/** What the sizes there are measure, in centimetres. */
export function SizeTable({ kind, values, wearer, fitting }: SizeTableProps) {
  const words = useSizeWords();
  return (
    <styles.Table>
      <caption>{words('table')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('size')}</th>
          {(kind === 'clothes' ? (['height', 'chest'] as const) : (['foot'] as const)).map((column) => (
            <th key={column} scope="col">
              {words(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <tr key={value} aria-current={value === fitting ? 'true' : undefined}>
            <th scope="row">{value}</th>
            {measuresOf(value, kind, wearer).map((measure, at) => (
              <td key={at}>{measure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </styles.Table>
  );
}

function measuresOf(value: string, kind: SizeKind, wearer: Wearer): string[] {
  const sizes = sizesIn(value);
  if (kind === 'shoes') return [spanOf(sizes.map((size) => footOf(size) / 10))];
  const bodies = sizes.map((size) => bodyOf(size, wearer));
  return [spanOf(bodies.map(({ height }) => height)), spanOf(bodies.map(({ chest }) => chest))];
}

const spanOf = (measures: readonly number[]): string => [...new Set(measures)].join('–');
