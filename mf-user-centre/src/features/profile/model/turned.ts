import type { NoticeChoice, NoticeChoices } from '@jishi/api/account';

/** The choices with one switch turned. */
export function turned(choices: NoticeChoices, { topic, way, isOn }: NoticeChoice): NoticeChoices {
  return {
    ...choices,
    topics: choices.topics.map((row) => (row.topic === topic ? { ...row, ways: { ...row.ways, [way]: isOn } } : row)),
  };
}
