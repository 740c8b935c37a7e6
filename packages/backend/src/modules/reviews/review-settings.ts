import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { readSettings, setting } from '../../kernel/settings/settings.ts';
import { features } from '../shop-settings/features.ts';
import type { RewardTerms } from './reward.ts';

export const reviewPoints = setting(
  'reviews.points',
  'points for a review of a line of an order, whatever its stars; 0 for none',
  z.int().min(0).max(100_000),
  0,
);

export const reviewPointsLength = setting(
  'reviews.points_from_characters',
  'characters a review needs to earn its points, from 1 to 500',
  z.int().min(1).max(500),
  15,
);

export const reviewPointsPictures = setting(
  'reviews.points_from_pictures',
  'pictures a review needs to earn its points, from 0 to 4',
  z.int().min(0).max(4),
  1,
);

/** What a review earns now: nothing in a shop without points. */
export async function readRewardTerms(db: DbOrTx): Promise<RewardTerms> {
  const { isOn, points, length, pictures } = await readSettings(db, {
    isOn: features.integral,
    points: reviewPoints,
    length: reviewPointsLength,
    pictures: reviewPointsPictures,
  });
  return { points: isOn ? points : 0, length, pictures };
}
