import { PlaceContext } from '@jishi/contracts';
import { type ReactNode, useContext } from 'react';
import type { FramePieceId } from './pieces.ts';

const noProps = {};

/** The place of a piece of the frame. */
export function FramePiece({ id }: { id: FramePieceId }): ReactNode {
  const Place = useContext(PlaceContext);
  return Place ? <Place id={id as never} props={noProps} /> : null;
}
