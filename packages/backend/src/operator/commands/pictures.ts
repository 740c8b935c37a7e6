import { Command } from 'commander';
import { keepPicture, preparePictures } from '../operations/pictures/keep-picture.ts';
import { addBinaryFile, type BinaryFile } from './support/binary-file.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { changesShop } from './support/shop-command.ts';

const addCommand = changesShop(
  withExamples(
    new Command('add')
      .description('take pictures into the shop; prints their addresses, for banners, prizes, variants and texts')
      .argument('<files...>', 'JPEG, PNG, GIF or WebP', addBinaryFile),
    'pictures add summer.jpg winter.png',
  ),
  async (run, _: object, files: BinaryFile[]) => {
    const { config, now, pictures } = run.shop;
    const prepared = await preparePictures(pictures, files);
    const addresses = await run.change(async (tx) => {
      const kept: string[] = [];
      for (const picture of prepared) kept.push(await keepPicture(tx, config, picture, now()));
      return kept;
    });
    run.show(addresses, addresses.join('\n'));
  },
);

/** `pnpm shop pictures …` */
export const picturesCommand = groupOf(new Command('pictures').description('pictures of the shop'), addCommand);
