import { type Words, words } from './titles.ts';

/** Columns that many tables have. */
export const commonLabels: Readonly<Record<string, Words>> = {
  id: words('编号', 'Id'),
  uuid: words('唯一编号', 'Unique id'),
  userId: words('账号编号', 'Account'),
  createdAt: words('创建时间', 'Created at'),
  updatedAt: words('更新时间', 'Changed at'),
  deletedAt: words('删除时间', 'Removed at'),
  lang: words('语言', 'Language'),
};
