import { serviceTest as test } from '../support/release-service.ts';
import { releaseSittings } from './shots.ts';
import { sitFor } from './sit.ts';
import { releaseStage } from './states/releases.ts';

const [NEXT, PREVIEWED] = ['9.60.1', '9.60.2'];

test.beforeAll(async ({ releaseShop, releaseService }) => {
  test.setTimeout(180_000);
  const { origin } = releaseShop;
  await releaseShop.rebuildAsVersion('mf-catalog', NEXT, (script) =>
    script === 'expose-home.js' ? "document.body.insertAdjacentHTML('beforeend', '<i></i>')" : false,
  );
  await releaseShop.rebuildAsVersion('mf-catalog', PREVIEWED);
  await releaseShop.release('pin', `mf-catalog@${NEXT}`, '--share', '20', '--reason', '新首页', '--no-wait');
  await releaseShop.isLive();
  await releaseShop.release('pictures', '--page', 'home', '--width', '1440', '390', '--origin', origin);
  const previewed = ['preview', `mf-catalog@${PREVIEWED}`, '--to', '设计组', '--origin', origin];
  releaseStage.preview = ((await releaseShop.release(...previewed)) as { link: string }).link;
  releaseStage.service = releaseService.origin;
  releaseStage.token = await releaseService.token('李娜', 'releaser');
});

sitFor(releaseSittings, test);
