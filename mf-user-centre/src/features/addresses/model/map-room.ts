import { type Box, overlaps } from './city-labels.ts';
import type { MapView } from './mercator.ts';

/** Side of a button on the map, and how far it is from the edge and from the next one; in px. */
export const CONTROL_SIZE = 44;
export const CONTROL_GAP = 8;
/** Whose data it is stands in the lower right corner. */
const CREDIT = { width: 160, height: 20 };

/** Whether something in a view lies under one of the buttons in its upper right corner, or under whose data it is. */
export function isUnderFurniture(box: Box, { width, height }: Pick<MapView, 'width' | 'height'>, controls: number) {
  const column = {
    left: width - CONTROL_SIZE - CONTROL_GAP,
    right: width,
    top: 0,
    bottom: CONTROL_GAP + controls * (CONTROL_SIZE + CONTROL_GAP),
  };
  const credit = { left: width - CREDIT.width, right: width, top: height - CREDIT.height, bottom: height };
  return overlaps(box, column) || overlaps(box, credit);
}
