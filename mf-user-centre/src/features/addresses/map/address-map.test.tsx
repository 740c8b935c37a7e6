import { fireEvent, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireAddress, aWireRegions } from '@jishi/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { AddressBook } from '../address-book.tsx';

const home = aWireAddress({ id: 1, name: '小满', defaults: 1 });
const server = shopServer({
  'GET shipping': wirePage([home]),
  'GET region': aWireRegions(),
  'GET siteConfig': { codes: null, icp: null, notice: null, events: null, map: null },
  'POST shipping': home,
  'POST shipping/1': home,
});

beforeEach(() => {
  // A map needs a size, and jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = () => within(screen.getByRole('group', { name: /^地图上的位置/ }));
const map = () => screen.findByRole('application', { name: '选择位置的地图' });
const [UP, RIGHT] = [38, 39];
const sent = () => server.asked.findLast(({ method }) => method === 'POST')?.body;

async function openForm(name = '新增收货地址', lang: 'zh' | 'en' = 'zh') {
  const view = draw(<AddressBook mode="manage" />, { lang });
  const { user } = view;
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByLabelText(lang === 'en' ? 'Place' : '地点');
  return view;
}

async function openMap(name?: string) {
  const view = await openForm(name);
  await view.user.click(field().getByRole('button', { name: /^在地图上/ }));
  await map();
  return view;
}

type User = Awaited<ReturnType<typeof openForm>>['user'];
const choose = async (user: User, province: string, city: string, district: string) => {
  await user.selectOptions(screen.getByLabelText('省份'), province);
  await user.selectOptions(screen.getByLabelText('城市'), city);
  await user.selectOptions(screen.getByLabelText('区县'), district);
};
const fill = async (user: User) => {
  await user.type(screen.getByLabelText('收货人'), '外婆');
  await user.type(screen.getByLabelText('手机号'), '19900000003');
  await user.type(screen.getByLabelText('地点'), '平江路');
  await user.type(screen.getByLabelText('门牌号'), '28 号');
};
const save = (user: User) => user.click(screen.getByRole('button', { name: '保存' }));

describe('choosing a point', () => {
  it('takes the middle of the map by keyboard and sends it', async () => {
    const { user } = await openForm();
    await fill(user);
    await choose(user, '江苏省', '苏州市', '姑苏区');
    await user.click(field().getByRole('button', { name: '在地图上选择' }));
    await waitFor(async () => expect(await map()).toHaveFocus());
    expect(field().getByText(/^图钉在：江苏省苏州市/)).toHaveTextContent('北纬 31.3000°，东经 120.6000°');
    // The library reads codes of keys, which user-event does not send.
    for (const keyCode of [RIGHT, RIGHT, UP]) fireEvent.keyDown(await map(), { keyCode });
    await user.keyboard('{Enter}');
    expect(field().getAllByRole('status')[0]).toHaveTextContent(/^江苏省苏州市东北约 \d+ 公里/);
    await save(user);
    await waitFor(() => expect(sent()).toMatchObject({ location: '平江路', address: '江苏省苏州市姑苏区平江路' }));
    const { latitude, longitude } = sent() as { latitude: number; longitude: number };
    expect(latitude).toBeGreaterThan(31.3);
    expect(longitude).toBeGreaterThan(120.6);
  });

  it('takes a spot that is clicked at once, and has the pin follow', async () => {
    const { user } = await openMap();
    await choose(user, '江苏省', '苏州市', '姑苏区');
    fireEvent.click(await map(), { clientX: 300, clientY: 150 });
    expect(field().getAllByRole('status')[0]).toHaveTextContent(/^江苏省苏州市以东约/);
    expect(field().getByRole('button', { name: '已选这里' })).toBeInTheDocument();
    await user.click(field().getByRole('button', { name: '放大' }));
    expect(field().getByRole('button', { name: '已选这里' })).toBeInTheDocument();
  });

  it('says when there is nothing nearer or farther', async () => {
    const { user } = await openMap();
    const nearer = field().getByRole('button', { name: '放大' });
    const farther = field().getByRole('button', { name: '缩小' });
    expect([nearer, farther].map((button) => button.ariaDisabled)).toEqual([null, null]);
    for (let steps = 0; steps < 12; steps++) await user.click(nearer);
    expect(nearer).toHaveAttribute('aria-disabled', 'true');
    expect(farther).not.toHaveAttribute('aria-disabled');
    for (let steps = 0; steps < 12; steps++) await user.click(farther);
    expect(farther).toHaveAttribute('aria-disabled', 'true');
    expect(nearer).not.toHaveAttribute('aria-disabled');
  });

  it('chooses the regions with the point when none are chosen', async () => {
    const { user } = await openMap();
    await user.click(field().getByRole('button', { name: '选这里' }));
    expect(screen.getByLabelText('省份')).not.toHaveDisplayValue('选择省份');
    expect(screen.getByLabelText('城市')).not.toHaveDisplayValue('选择城市');
    expect(screen.getByLabelText('区县')).toHaveDisplayValue('选择区县');
  });

  it('says so when point and region lie far apart', async () => {
    const { user } = await openMap('编辑 小满 的地址');
    fireEvent.click(await map(), { clientX: 200, clientY: 150 });
    expect(field().queryByText(/和所选地区不在一起/)).toBeNull();
    await choose(user, '江苏省', '南京市', '鼓楼区');
    expect(field().getByText(/这个位置靠近浙江省杭州市，和所选地区不在一起/)).toBeInTheDocument();
  });

  it('takes the point away again', async () => {
    const { user } = await openMap('编辑 小满 的地址');
    await user.click(field().getByRole('button', { name: '不用这个位置' }));
    expect(field().getByText('不选也能保存，会用所选城市的中心。')).toBeInTheDocument();
    await save(user);
    await waitFor(() => expect(sent()).toMatchObject({ latitude: 30.29, longitude: 120.16 }));
  });

  it('begins at the point of an address that is edited, and keeps it', async () => {
    const { user } = await openMap('编辑 小满 的地址');
    expect(field().getByText(/^图钉在：/)).toHaveTextContent('北纬 30.3700°，东经 120.0400°');
    expect(field().getByRole('button', { name: '已选这里' })).toBeInTheDocument();
    await user.click(field().getByRole('button', { name: '收起地图' }));
    expect(screen.queryByRole('application')).toBeNull();
    await save(user);
    await waitFor(() => expect(sent()).toMatchObject({ latitude: 30.37, longitude: 120.04 }));
  });

  it('can be read in English', async () => {
    await openForm('Edit the address of 小满', 'en');
    expect(screen.getByRole('group', { name: /^Point on the map/ })).toHaveTextContent('30.3700° N, 120.0400° E');
  });
});

describe('pictures of the map', () => {
  const tiles = { tiles: '/tiles/{z}/{x}/{y}.png', attribution: '© 示例地图', max_zoom: 16 };
  const pictures = async () => [...(await map()).querySelectorAll('img')];

  it('asks for none and names its source without a setting', async () => {
    await openMap();
    await waitFor(() => expect(server.asked.some(({ path }) => path === 'siteConfig')).toBe(true));
    expect(await pictures()).toEqual([]);
    expect(field().getByText('城市位置：GeoNames')).toBeInTheDocument();
  });

  it('come from the path that is set, with whose they are', async () => {
    server.serve({ 'GET siteConfig': { map: tiles } });
    await openMap();
    expect(await field().findByText('© 示例地图')).toBeInTheDocument();
    expect((await pictures())[0]?.getAttribute('src')).toMatch(/^\/tiles\/\d+\/\d+\/\d+\.png$/);
  });

  it('may be missing: a point can be chosen all the same', async () => {
    server.serve({ 'GET siteConfig': { map: tiles } });
    const { user } = await openMap();
    await field().findByText('© 示例地图');
    fireEvent.error((await pictures())[0]!);
    expect(field().getByText(/地图图片没加载出来/)).toBeInTheDocument();
    expect(await pictures()).toEqual([]);
    await user.click(field().getByRole('button', { name: '选这里' }));
    expect(field().getByRole('button', { name: '已选这里' })).toBeInTheDocument();
  });
});

describe('the position of the customer', () => {
  const answering = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition: vi.fn(answer) } }));
  };
  const at = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } }) as GeolocationPosition;
  const locate = async (user: User) => user.click(field().getByRole('button', { name: '到我的位置' }));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('is not offered where the browser does not know it', async () => {
    await openMap();
    expect(field().queryByRole('button', { name: '到我的位置' })).toBeNull();
  });

  it('is where the map goes, and is chosen by the customer only', async () => {
    answering((found) => found(at(32.05, 118.77)));
    const { user } = await openMap();
    await locate(user);
    expect(await field().findByText(/^图钉在：江苏省南京市/)).toBeInTheDocument();
    expect(field().getByRole('button', { name: '选这里' })).toBeInTheDocument();
  });

  it.each([
    [
      'refused',
      (_: PositionCallback, failed: PositionErrorCallback) => failed({} as GeolocationPositionError),
      '定位失败，请在地图上选。',
    ],
    ['beyond the map', (found: PositionCallback) => found(at(38.7, -9.1)), '你的位置不在这张地图上。'],
  ])('says when it is %s', async (_, answer, words) => {
    answering(answer);
    const { user } = await openMap();
    await locate(user);
    expect(field().getByText(words)).toBeInTheDocument();
  });
});
