import { brotliSize } from './federation-size.ts';
import { startDataOf } from './release-in-page.ts';

/** Bytes (brotli 11) a page spends on saying which release it is. */
export type ReleaseDataSize = {
  /** The data compressed alone. */
  alone: number;
  /** What the page is longer with it than without it. */
  inPage: number;
  page: number;
};

/** Versions and hashes of the parts, pages, fragments, hashes of scripts: nothing a shop in one bundle would send. */
const releaseKeys = ['release', 'parts', 'pages', 'fragments', 'scripts'];

export async function measureReleaseData(origin: string): Promise<ReleaseDataSize> {
  const response = await fetch(`${origin}/`, { headers: { 'accept-language': 'zh-CN' } });
  const html = await response.text();
  const { all, text } = startDataOf(html);
  const split = (isOfRelease: boolean) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(all).filter(([key]) => releaseKeys.includes(key) === isOfRelease)),
    );
  return {
    alone: brotliSize(split(true)),
    inPage: brotliSize(html) - brotliSize(html.replace(text, () => split(false))),
    page: brotliSize(html),
  };
}
