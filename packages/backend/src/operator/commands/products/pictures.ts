import { Command } from 'commander';
import { exportProducts } from '../../operations/catalogue/export-catalogue.ts';
import { keepPicture, preparePictures } from '../../operations/pictures/keep-picture.ts';
import { productPatch } from '../../operations/products/product-patch.ts';
import { saveProducts } from '../../operations/products/save-products.ts';
import { Refused } from '../../operations/refused.ts';
import { mustBeFine } from '../../operations/support/problems.ts';
import { addBinaryFile, type BinaryFile, readBinaryFile } from '../support/binary-file.ts';
import { withExamples } from '../support/examples.ts';
import { changesShop } from '../support/shop-command.ts';

type Options = { main?: BinaryFile; add?: BinaryFile[]; clear?: boolean };

export const picturesCommand = changesShop(
  withExamples(
    new Command('pictures')
      .description('set the main picture of a good from a file, and add to its gallery')
      .argument('<key>', 'product number, such as G1001')
      .option('--main <file>', 'JPEG, PNG, GIF or WebP', readBinaryFile)
      .option('--add <file>', 'one more for the gallery; again for more', addBinaryFile)
      .option('--clear', 'empty the gallery first'),
    'goods pictures MUG-1 --main mug.jpg --add side.jpg --add inside.jpg',
  ),
  async (run, options: Options, key: string) => {
    const { now, config, times } = run.shop;
    const { main, add = [], clear = false } = options;
    if (!main && add.length === 0 && !clear) throw new Refused('Nothing to do: give --main, --add or --clear.');
    const prepared = await preparePictures(run.shop.pictures, main ? [main, ...add] : add);
    const [mainPicture] = main ? prepared : [];
    const others = prepared.slice(main ? 1 : 0);
    const pictures = await run.change(async (tx) => {
      const [product] = await exportProducts(tx, [key]);
      if (!product) throw new Refused(`There is no good "${key}": see "pnpm shop goods list".`);
      const gallery = clear ? [] : [...product.pictures.gallery];
      for (const picture of others) gallery.push(await keepPicture(tx, config, picture, now()));
      const kept = mainPicture ? { main: await keepPicture(tx, config, mainPicture, now()) } : {};
      const patch = { key: product.key, pictures: { gallery, ...kept } };
      const saved = await saveProducts(tx, [productPatch(times).parse(patch)], { now: now(), remark: 'pictures' });
      mustBeFine(saved.problems);
      return { ...product.pictures, ...patch.pictures };
    });
    run.show(
      pictures,
      `Good ${key}: main picture ${pictures.main ?? 'missing'}, ${pictures.gallery.length} in the gallery.`,
    );
  },
);
