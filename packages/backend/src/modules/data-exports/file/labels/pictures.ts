import { type Words, words } from './titles.ts';

/** Pictures. */
export const pictureLabels: Readonly<Record<string, Words>> = {
  imageId: words('所属编号', 'Belongs to'),
  imageType: words('所属类型', 'Kind of owner'),
  depict: words('用途', 'Purpose'),
  isPrivate: words('是否私有', 'Private'),
  sort: words('顺序', 'Order'),
  recipe: words('图片来历', 'How the picture is made'),
};
