import { type Light, lightAt, nextLightAfter } from '@jishi/api/shop-clock';
import { useShop } from '@jishi/contracts';
import { useMoment } from '@jishi/part-kit/use-moment';
import { useState } from 'react';

/** Whose light it is: that of the shop's clock, or the one somebody wants to see. */
export type LightChoice = 'clock' | 'day' | 'night';

export type LightSwitch = { choice: LightChoice; onChoose: (choice: LightChoice) => void };

/** The light of the street. A page that was kept for a while is put right when it comes alive; the theme is another matter. */
export function useLight(): LightSwitch & { light: Light } {
  const { now } = useShop();
  const time = useMoment(nextLightAfter, now);
  const [choice, onChoose] = useState<LightChoice>('clock');
  return { light: choice === 'clock' ? lightAt(time) : choice, choice, onChoose };
}
