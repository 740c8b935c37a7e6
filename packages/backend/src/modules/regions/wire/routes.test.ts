import { expect, it } from 'vitest';
import { describeInTurn } from '../../../testing/index.ts';
import type { Region } from '../regions.ts';

describeInTurn('regions', (shop) => {
  const path = (tree: Region[], ...values: string[]) => {
    let level: Region[] | undefined = tree;
    return values.map((value) => {
      const node: Region | undefined = level?.find((region) => region.value === value);
      level = node?.children;
      return node?.name;
    });
  };

  it('lists country, province, city and district', async () => {
    const answer = await shop().get<Region[]>('region');
    expect(path(answer.message, '86', '330000', '330100', '330110')).toEqual(['中国', '浙江省', '杭州市', '余杭区']);
    expect(answer.message[0]?.children).toHaveLength(34);
  });

  it('names them in English', async () => {
    const { message } = await shop().get<Region[]>('region', { lang: 'en' });
    expect(path(message, '86', '330000', '330100', '330110')).toEqual([
      'China',
      'Zhejiang',
      'Hangzhou',
      'Yuhang District',
    ]);
    expect(path(message, '86', '110000', '110100', '110105')).toEqual([
      'China',
      'Beijing',
      'Beijing',
      'Chaoyang District',
    ]);
  });

  it('is kept by the browser and compressed', async () => {
    const first = await shop().get('region', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/^".+-br"$/) });
    const again = await shop().get('region', { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(again.status).toBe(304);
  });
});
