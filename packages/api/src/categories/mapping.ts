import { toFlag, toOptionalId, toOptionalNumber, toPicture } from '../wire/values.ts';
import type { Category } from './model.ts';
import type { WireCategory } from './wire.ts';

export function toCategory(wire: WireCategory): Category {
  return {
    id: String(wire.id),
    name: wire.name,
    parentId: toOptionalId(wire.pid),
    picture: toPicture(wire.resources),
    hasIcon: wire.has_icon ?? false,
    isRecommended: toFlag(wire.is_recommend),
    productCount: toOptionalNumber(wire.good_count),
    children: (wire.children ?? []).map(toCategory),
  };
}
