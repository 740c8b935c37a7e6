import { useRef } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { wheelAngle } from '../model/wheel.ts';
import type { GameProps } from './game-props.ts';
import { MiddleButton } from './middle-button.tsx';
import { useRide } from './use-ride.ts';
import * as styles from './wheel.styles.ts';
import { WheelFace } from './wheel-face.tsx';

/** A wheel with a slice for each prize. It turns clockwise under the mark in its middle. */
export function Wheel({ prizes, ride, isClosed, price, onDraw }: GameProps) {
  const text = useTexts();
  const face = useRef<HTMLDivElement>(null);
  const count = prizes.length;
  const tracks = () => [
    { element: () => face.current, pose: (position: number) => `rotate(${wheelAngle(position, count)}deg)` },
  ];
  useRide({ ride, tracks, count, least: count });
  return (
    <styles.Frame data-game="wheel" data-closed={isClosed || undefined}>
      <styles.Rim aria-hidden="true" viewBox="0 0 440 440">
        <circle cx="220" cy="220" r="216" fill="#b52c15" />
        <circle cx="220" cy="220" r="203" fill="none" stroke="#f5b83d" strokeWidth="9" strokeLinecap="round" />
        <circle cx="220" cy="220" r="203" fill="none" stroke="#fff3df" strokeWidth="9" strokeLinecap="round" />
        <circle cx="220" cy="220" r="193" fill="#fff8ec" />
      </styles.Rim>
      <styles.Face ref={face}>
        <WheelFace prizes={prizes} />
      </styles.Face>
      <styles.Mark aria-hidden="true" />
      <MiddleButton shape="round" label={text('lottery.draw_short')} price={price} onDraw={onDraw} />
    </styles.Frame>
  );
}
