import type { Balances } from '@jishi/api/bills';
import { useFormat } from '@jishi/i18n';
import { type PointerEvent, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { shopToday } from '../../../model/shop-today.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import { axisDays, balanceLine, CHART, dayAt } from '../model/balance-line.ts';
import * as styles from './balance-course.styles.ts';

type BalanceChartProps = { look: LedgerLook; days: Balances['days'] };

const grid = [CHART.bottom, (CHART.top + CHART.bottom) / 2, CHART.top].map((y) => `M0 ${y}H${CHART.width}`).join('');

/** Balances by day as a line; a pointer on it asks for a day. Readers have the sentence beside it, and the table. */
export function BalanceChart({ look, days }: BalanceChartProps) {
  const { date } = useFormat();
  const [selected, setSelected] = useState<number | null>(null);
  const { line, area, points, peak } = balanceLine(days);
  const handlePointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setSelected(dayAt((clientX - left) / width, days.length));
  };
  const shown = selected ?? peak?.index ?? 0;
  const [point, day] = [points[shown], days[shown]];
  return (
    <div aria-hidden="true">
      <styles.Plot onPointerMove={handlePointer} onPointerDown={handlePointer} onPointerLeave={() => setSelected(null)}>
        <svg aria-hidden="true" viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none">
          <styles.Grid d={grid} vectorEffect="non-scaling-stroke" />
          <styles.Area d={area} />
          <styles.Line d={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {point && day && (
          <svg aria-hidden="true">
            <Mark
              x={point.x / CHART.width}
              y={point.y}
              label={
                selected === null ? look.amount(day.balance) : `${date(day.day, 'short')} ${look.amount(day.balance)}`
              }
              isSelected={selected !== null}
            />
          </svg>
        )}
      </styles.Plot>
      <Axis days={days.map(({ day }) => day)} />
    </div>
  );
}

type MarkProps = { x: number; y: number; label: string; isSelected: boolean };

/** A day on the line with what it says; the word stays inside the chart. */
function Mark({ x, y, label, isSelected: isAsked }: MarkProps) {
  const at = `${x * 100}%`;
  return (
    <styles.Marked>
      {isAsked && <line x1={at} x2={at} y1={CHART.top - 6} y2={CHART.bottom} />}
      {isAsked && <circle cx={at} cy={y} r={4} />}
      <text x={at} y={Math.max(10, y - 8)} textAnchor={x < 0.2 ? 'start' : x > 0.8 ? 'end' : 'middle'}>
        {label}
      </text>
    </styles.Marked>
  );
}

function Axis({ days }: { days: readonly string[] }) {
  const text = useTexts();
  const { date } = useFormat();
  const today = shopToday();
  // A year goes without saying until a day of the calendar comes twice.
  const hasYears = days.length > 365;
  return (
    <styles.Axis>
      {axisDays(days.length, hasYears ? 3 : 4).map((index) => {
        const day = days[index] ?? '';
        return <span key={day}>{day === today ? text('ledger.today') : date(day, hasYears ? 'dotted' : 'short')}</span>;
      })}
    </styles.Axis>
  );
}
