import type { Pick } from '@jishi/fair-draw';
import { group } from '@jishi/i18n';
import { useTexts } from '../../../messages/texts.ts';

/** From the digits of the signature to a number below the sum of the weights. */
export function NumberStep({ picks }: { picks: readonly Pick[] }) {
  const text = useTexts();
  return (
    <li>
      <h3>{text('fair.step_number')}</h3>
      {picks.map(({ limit, value, read }, at) => {
        const taken = read.at(-1) ?? '';
        const number = Number.parseInt(taken, 16);
        return (
          // Reels stay in their order, and have nothing else to be told by.
          <p key={at}>
            {read.length > 1 && `${text('fair.passed_over', { digits: read.slice(0, -1).join(' ') })} `}
            {text('fair.number', { digits: taken, number: group(number), limit: group(limit), value: group(value) })}
          </p>
        );
      })}
    </li>
  );
}
