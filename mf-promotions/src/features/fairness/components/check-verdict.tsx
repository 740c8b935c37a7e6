import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTexts } from '../../../messages/texts.ts';
import type { Check } from '../model/check-draw.ts';
import * as styles from './fairness.styles.ts';

/** What a check came to, in one sentence; what is wrong comes first. */
export function CheckVerdict({ check }: { check: Check }) {
  const text = useTexts();
  const Icon = check.isRight ? BadgeCheck : CircleAlert;
  return (
    <styles.Verdict data-wrong={!check.isRight || undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {text(sentenceOf(check))}
        {check.noted === null && ` ${text('fair.not_noted')}`}
      </span>
    </styles.Verdict>
  );
}

function sentenceOf({ isRight, isHashRight, noted }: Check) {
  if (isRight) return 'fair.right';
  if (!isHashRight) return 'fair.wrong_seed';
  return noted === false ? 'fair.wrong_record' : 'fair.wrong_result';
}
