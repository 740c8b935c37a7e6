import { act, expectRetry, expectShape, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireAddress, aWireRegions } from '@jishi/testing/builders';
import { describe, expect, it } from 'vitest';
import { draw as drawCustomer } from '../../testing/draw.tsx';
import { AddressBook } from './address-book.tsx';
import { AddressesScreen } from './addresses-screen.tsx';

const home = aWireAddress({ id: 1, name: '小满', defaults: 1 });
const office = aWireAddress({ id: 2, name: '公司', cellphone: '19900000002', location: '星光大道', house: '18 层' });
const server = shopServer({ 'GET shipping': wirePage([home, office]), 'GET region': aWireRegions() });
type Options = Parameters<typeof drawCustomer>[1];
type User = ReturnType<typeof drawCustomer>['user'];
const manage = (options: Options = {}) => drawCustomer(<AddressBook mode="manage" />, options);
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const posted = (path: string) => server.asked.filter((one) => one.method === 'POST' && one.path === path);

describe('managing', () => {
  it('shows every address with its badge, number and place', async () => {
    drawCustomer(<AddressesScreen />);
    expect(screen.getByRole('heading', { level: 1, name: '收货地址' })).toBeInTheDocument();
    const [first, second, add] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('小满138****0001默认浙江省杭州市余杭区云栖里 601');
    expect(second).toHaveTextContent('公司199****0002浙江省杭州市余杭区云栖里星光大道 18 层');
    expect(add).toHaveTextContent('新增收货地址');
    expect(server.asked[0]?.query.get('limit')).toBe('100');
  });

  it('says so when there are none, and offers to add one', async () => {
    server.serve({ 'GET shipping': wirePage([]) });
    const { user } = manage();
    expect(await screen.findByRole('heading', { name: '还没有收货地址' })).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
    await user.click(await button('新增收货地址'));
    expect(screen.getByRole('dialog', { name: '新增收货地址' })).toBeInTheDocument();
  });

  it('shows its shape while loading', () => expectShape(server, 'GET shipping', manage));

  it('can be tried again after a failure', () =>
    expectRetry(server, {
      request: 'GET shipping',
      draw: manage,
      answer: wirePage([home]),
      found: () => screen.findByText('小满'),
    }));

  it('makes another one the default after a question', async () => {
    server.serve({ 'POST shipping/default/set': 'ok' });
    const { user, messages } = manage();
    expect(screen.queryByRole('button', { name: '把 小满 的地址设为默认' })).toBeNull();
    await user.click(await button('把 公司 的地址设为默认'));
    expect(dialog().getByText('以后下单默认寄给 公司，星光大道。')).toBeInTheDocument();
    server.serve({
      'GET shipping': wirePage([
        { ...office, defaults: 1 },
        { ...home, defaults: 0 },
      ]),
    });
    await user.click(dialog().getByRole('button', { name: '设为默认' }));
    expect(await button('把 小满 的地址设为默认')).toBeInTheDocument();
    expect(posted('shipping/default/set')[0]?.body).toEqual({ id: 2 });
    expect(messages).toEqual([{ kind: 'success', text: '默认地址已更改' }]);
  });

  it('copies an address whole, as people send it to each other', async () => {
    const { user, messages } = manage();
    await user.click(await button('复制 公司 的地址'));
    await waitFor(() => expect(messages).toEqual([{ kind: 'success', text: '已复制' }]));
    expect(await navigator.clipboard.readText()).toBe('公司 19900000002 浙江省杭州市余杭区云栖里 星光大道 18 层');
  });

  it('deletes one after a question', async () => {
    server.serve({ 'POST shipping/destroy/2': 'ok' });
    const { user, messages } = manage();
    await user.click(await button('删除 公司 的地址'));
    expect(dialog().getByRole('button', { name: '再想想' })).toHaveFocus();
    server.serve({ 'GET shipping': wirePage([home]) });
    await user.click(dialog().getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('公司')).toBeNull());
    expect(messages).toEqual([{ kind: 'success', text: '地址已删除' }]);
  });

  it('does not delete the default one', async () => {
    const { user, messages } = manage();
    await user.click(await button('删除 小满 的地址'));
    expect(messages).toEqual([{ kind: 'error', text: '默认地址不能删除，请先把别的地址设为默认' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells a refusal in the question', async () => {
    server.serve({ 'POST shipping/destroy/2': refuse('默认地址不能删除', 50003, 401, 'conflict') });
    const { user } = manage();
    await user.click(await button('删除 公司 的地址'));
    await user.click(dialog().getByRole('button', { name: '删除' }));
    expect(await dialog().findByText('默认地址不能删除')).toBeInTheDocument();
  });
});

describe('adding', () => {
  const open = async (options: Options = {}, [add, name] = ['新增收货地址', '收货人']) => {
    const view = manage(options);
    await view.user.click(await button(add!));
    await screen.findByLabelText(name!);
    return view;
  };

  it('sends region, place and the centre of the city', async () => {
    server.serve({ 'POST shipping': aWireAddress({ id: 3, name: '外婆' }) });
    const { user, messages } = await open();
    await user.type(screen.getByLabelText('收货人'), '外婆');
    await user.type(screen.getByLabelText('手机号'), '19900000003');
    await user.selectOptions(screen.getByLabelText('省份'), '江苏省');
    await user.selectOptions(screen.getByLabelText('城市'), '苏州市');
    await user.selectOptions(screen.getByLabelText('区县'), '姑苏区');
    await user.type(screen.getByLabelText('地点'), '平江路');
    await user.type(screen.getByLabelText('门牌号'), '28 号');
    server.serve({ 'GET shipping': wirePage([home, aWireAddress({ id: 3, name: '外婆' })]) });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('外婆')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(messages).toEqual([{ kind: 'success', text: '已保存' }]);
    expect(posted('shipping')[0]?.body).toEqual({
      name: '外婆',
      cellphone: '19900000003',
      location: '平江路',
      address: '江苏省苏州市姑苏区平江路',
      house: '28 号',
      latitude: 31.3,
      longitude: 120.6,
    });
  });

  it('names every fault beside its field, and brings the customer to the first', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('手机号'), '123');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByLabelText('收货人')).toHaveAccessibleDescription('请填写收货人');
    expect(screen.getByLabelText('收货人')).toHaveFocus();
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('手机号格式不对');
    expect(screen.getByRole('group', { name: '所在地区' })).toHaveAccessibleDescription('请选择所在地区');
    expect(screen.getByLabelText('省份')).toBeInvalid();
    expect(screen.getByLabelText('地点')).toHaveAccessibleDescription(/^请填写地点/);
    expect(screen.getByLabelText('门牌号')).toHaveAccessibleDescription(/^请填写门牌号/);
    expect(posted('shipping')).toEqual([]);
  });

  it('takes each fault back as soon as its field is right, and leaves the others', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '保存' }));
    const wrong = () =>
      ['收货人', '手机号', '省份', '地点', '门牌号'].filter(
        (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
      );
    expect(wrong()).toEqual(['收货人', '手机号', '省份', '地点', '门牌号']);
    await user.type(screen.getByLabelText('收货人'), '外');
    expect(wrong()).toEqual(['手机号', '省份', '地点', '门牌号']);
    expect(screen.getByLabelText('收货人')).toHaveFocus();
    await user.type(screen.getByLabelText('手机号'), '1990000000');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('手机号格式不对');
    await user.type(screen.getByLabelText('手机号'), '3');
    expect(wrong()).toEqual(['省份', '地点', '门牌号']);
    await user.selectOptions(screen.getByLabelText('省份'), '浙江省');
    expect(screen.getByLabelText('区县')).toBeInvalid();
    await user.selectOptions(screen.getByLabelText('区县'), '余杭区');
    expect(screen.getByRole('group', { name: '所在地区' })).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText('门牌号'), '1');
    await user.clear(screen.getByLabelText('收货人'));
    expect(wrong()).toEqual(['地点']);
  });

  it.each(['138 0013 8000', '138-0013-8000', '+86 138 0013 8000'])('takes a phone number as %s', async (number) => {
    const { user } = await open();
    const phone = screen.getByLabelText('手机号');
    await user.type(phone, number);
    expect(phone).toHaveValue('13800138000');
    await user.clear(phone);
    await user.paste(number);
    expect(phone).toHaveValue('13800138000');
  });

  it('leaves the caret where somebody types in the number', async () => {
    const { user } = await open();
    const phone = screen.getByLabelText<HTMLInputElement>('手机号');
    await user.type(phone, '13813800');
    await user.type(phone, ' 00', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(phone).toHaveValue('1380013800');
    expect(phone.selectionStart).toBe(5);
  });

  const paste = async (user: User, pasted: string, [open, label] = ['粘贴整段地址，自动填写', '整段地址']) => {
    await user.click(screen.getByRole('button', { name: open }));
    const box = await screen.findByLabelText(label!);
    await waitFor(() => expect(box).toHaveFocus());
    await user.paste(pasted);
  };
  const values = (...labels: string[]) => labels.map((label) => screen.getByLabelText(label));

  it('is filled in from an address that is pasted in one piece', async () => {
    server.serve({ 'POST shipping': aWireAddress({ id: 3, name: '外婆' }) });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await paste(user, '外婆 138-0013-8000\n江苏省苏州市姑苏区平江路28号');
    expect(await screen.findByText('已填好收货人、手机号、所在地区、地点和门牌号，请核对。')).toBeInTheDocument();
    for (const field of values('收货人', '手机号', '地点', '门牌号')) expect(field).toBeValid();
    expect(screen.getByLabelText('区县')).toHaveDisplayValue('姑苏区');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(posted('shipping')).toHaveLength(1));
    expect(posted('shipping')[0]?.body).toMatchObject({
      name: '外婆',
      cellphone: '13800138000',
      location: '平江路',
      house: '28号',
      address: '江苏省苏州市姑苏区平江路',
    });
  });

  it('keeps what a pasted text does not say, and names it', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('门牌号'), '后门');
    await paste(user, '江苏省苏州市姑苏区平江路');
    const told = '已填好所在地区和地点，请核对。没认出收货人、手机号和门牌号，请补上。';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.getByLabelText('门牌号')).toHaveValue('后门');
  });

  it('says that a text has no address in it, and reads another one when asked', async () => {
    const { user } = await open();
    await paste(user, '在吗？');
    expect(await screen.findByText('这段文字里没认出地址，请在下面填写。')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('整段地址'));
    expect(screen.getByRole('button', { name: '识别并填写' })).toBeDisabled();
    await user.type(screen.getByLabelText('整段地址'), '外婆 13800138000');
    await user.click(screen.getByRole('button', { name: '识别并填写' }));
    expect(await screen.findByText(/^已填好收货人和手机号/)).toBeInTheDocument();
    expect(screen.getByLabelText('手机号')).toHaveValue('13800138000');
  });

  it('reads a Chinese address on an English page by the Chinese names of regions', async () => {
    const { user } = await open({ lang: 'en' }, ['Add an address', 'Name']);
    await paste(user, '外婆 13800138000 江苏省苏州市姑苏区平江路28号', ['Paste a whole address', 'The whole address']);
    expect(await screen.findByText(/^Filled in: .+ and .+\. Please check\.$/)).toBeInTheDocument();
    expect(screen.getByLabelText('Province')).toHaveValue('320000');
    expect(screen.getByLabelText('District')).toHaveValue('320508');
    const asked = server.asked.filter(({ path }) => path === 'region').map(({ headers }) => headers.get('lang'));
    expect(asked).toEqual(['en', 'zh']);
  });

  it('fills in the rest where those names cannot be had', async () => {
    const { user } = await open({ lang: 'en' }, ['Add an address', 'Name']);
    server.serve({ 'GET region': refuse('', 0, 503, 'unavailable') });
    await paste(user, '外婆 13800138000 江苏省苏州市姑苏区平江路28号', ['Paste a whole address', 'The whole address']);
    expect(await screen.findByText(/The list of regions did not load/)).toBeInTheDocument();
    expect(screen.getByLabelText('Province')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('外婆');
  });

  it('begins the lists anew with another province', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('省份'), '江苏省');
    await user.selectOptions(screen.getByLabelText('城市'), '苏州市');
    await user.selectOptions(screen.getByLabelText('省份'), '浙江省');
    // the only city of this little province is chosen with it
    expect(screen.getByLabelText('城市')).toHaveDisplayValue('杭州市');
    expect(screen.getByLabelText('区县')).toHaveDisplayValue('选择区县');
  });

  it('keeps what was typed after a refusal', async () => {
    server.serve({ 'POST shipping/2': refuse('姓名最多 30 个字', 50004) });
    const { user, messages } = manage();
    await user.click(await button('编辑 公司 的地址'));
    await user.type(await screen.findByLabelText('收货人'), '二号');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('姓名最多 30 个字')).toBeInTheDocument());
    expect(screen.getByLabelText('收货人')).toHaveValue('公司二号');
    expect(messages).toEqual([]);
  });

  it.each([
    ['typed', (user: User) => user.type(screen.getByLabelText('收货人'), '外婆')],
    ['chosen', (user: User) => user.selectOptions(screen.getByLabelText('省份'), '江苏省')],
  ])('asks before the page is left with something %s', async (_, change) => {
    const { user, router } = await open({ path: '/user/address' });
    await change(user);
    await act(() => router.navigate('/user/portal'));
    await user.click(await screen.findByRole('button', { name: '留下继续填' }));
    expect(router.state.location.pathname).toBe('/user/address');
    await user.click(screen.getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '离开' }));
    await act(() => router.navigate('/user/portal'));
    expect(router.state.location.pathname).toBe('/user/portal');
  });

  it.each([
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    ['the cross', (user: User) => user.click(screen.getByRole('button', { name: '关闭' }))],
    ['cancelling', (user: User) => user.click(screen.getByRole('button', { name: '取消' }))],
  ])('is not closed by %s before it has asked whether what was typed may go', async (_, leave) => {
    const { user } = await open();
    await user.type(screen.getByLabelText('收货人'), '外婆');
    await leave(user);
    expect(screen.getByRole('dialog', { name: '有内容还没保存' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '有内容还没保存' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('收货人')).toHaveValue('外婆');
    await leave(user);
    await user.click(screen.getByRole('button', { name: '离开' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is closed at once where nothing was typed', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot be closed while it saves', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.serve({ 'POST shipping/2': () => promise });
    const { user } = manage();
    await user.click(await button('编辑 公司 的地址'));
    await user.click(await screen.findByRole('button', { name: '保存' }));
    expect(await screen.findByRole('button', { name: '保存中' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    resolve(refuse('请稍后再试', -1));
    expect(await screen.findByText('请稍后再试')).toBeInTheDocument();
  });

  it('offers another attempt when the regions cannot be had', async () => {
    server.serve({ 'GET region': refuse('', 0, 503, 'unavailable') });
    const { user } = manage();
    await user.click(await button('新增收货地址'));
    expect(await dialog().findByText('没加载出来')).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: '保存' })).toBeDisabled();
    server.serve({ 'GET region': aWireRegions() });
    await user.click(dialog().getByRole('button', { name: '重试' }));
    expect(await screen.findByLabelText('收货人')).toBeInTheDocument();
  });
});

describe('editing', () => {
  it('begins with what is stored, and keeps its text and point', async () => {
    server.serve({ 'POST shipping/1': home });
    const { user } = manage();
    await user.click(await button('编辑 小满 的地址'));
    expect(await screen.findByLabelText('手机号')).toHaveValue('13800000001');
    expect(screen.getByLabelText('省份')).toHaveDisplayValue('浙江省');
    expect(screen.getByLabelText('区县')).toHaveDisplayValue('余杭区');
    await user.type(screen.getByLabelText('门牌号'), ' 后门');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted('shipping/1')[0]?.body).toMatchObject({
      address: '浙江省杭州市余杭区云栖里',
      house: '601 后门',
      latitude: 30.37,
      longitude: 120.04,
    });
  });

  const yuhang = { id: 330110, name: 'Yuhang District', value: '330110' };
  const hangzhou = { id: 330100, name: 'Hangzhou', value: '330100', children: [yuhang] };
  const zhejiang = { id: 330000, name: 'Zhejiang', value: '330000', children: [hangzhou] };
  const english = [{ id: 1, name: 'China', value: '86', children: [zhejiang] }];

  it('shows the city of one that was written in the other language, and says what stays', async () => {
    server.serve({ 'POST shipping/1': home, 'GET region': english });
    const { user } = manage({ lang: 'en' });
    await user.click(await button('Edit the address of 小满'));
    expect(await screen.findByLabelText('Province')).toHaveDisplayValue('Zhejiang');
    expect(screen.getByLabelText('City')).toHaveDisplayValue('Hangzhou');
    expect(screen.getByText(/Now “浙江省杭州市余杭区云栖里”/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posted('shipping/1')).toHaveLength(1));
    expect(posted('shipping/1')[0]?.body).toMatchObject({ address: '浙江省杭州市余杭区云栖里' });
  });

  it('is written anew when its district is chosen in this language', async () => {
    server.serve({ 'POST shipping/1': home, 'GET region': english });
    const { user } = manage({ lang: 'en' });
    await user.click(await button('Edit the address of 小满'));
    await user.selectOptions(await screen.findByLabelText('District'), 'Yuhang District');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posted('shipping/1')).toHaveLength(1));
    expect(posted('shipping/1')[0]?.body).toMatchObject({ address: 'Zhejiang, Hangzhou, Yuhang District, 云栖里' });
  });

  it('says which region stays when not even its city is known', async () => {
    const nowhere = { ...home, latitude: null, longitude: null };
    server.serve({ 'GET shipping': wirePage([nowhere]), 'POST shipping/1': nowhere, 'GET region': english });
    const { user } = manage({ lang: 'en' });
    await user.click(await button('Edit the address of 小满'));
    expect(await screen.findByText(/Now “浙江省杭州市余杭区云栖里”/)).toBeInTheDocument();
    expect(screen.getByLabelText('Province')).toHaveDisplayValue('Province');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posted('shipping/1')).toHaveLength(1));
    expect(posted('shipping/1')[0]?.body).toMatchObject({ address: '浙江省杭州市余杭区云栖里' });
  });

  it('names its fields for what a browser knows of people', async () => {
    const { user } = manage();
    await user.click(await button('编辑 小满 的地址'));
    await screen.findByLabelText('收货人');
    const named = ['收货人', '手机号', '省份', '城市', '区县', '地点', '门牌号'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(named).toEqual([
      ...['name', 'tel', 'address-level1', 'address-level2', 'address-level3', 'address-line1', 'address-line2'],
    ]);
    expect(screen.getByLabelText('手机号')).toHaveAttribute('type', 'tel');
    expect(screen.getByLabelText('手机号')).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('choosing', () => {
  const choose = (options: Options = {}) => {
    const view = drawCustomer(<AddressBook mode="choose" />, options);
    const heard: (string | null)[] = [];
    view.shop.bus.listen('address:selected', ({ addressId }) => heard.push(addressId));
    return { ...view, heard };
  };

  it('starts with the default one and tells the page', async () => {
    const { heard } = choose();
    expect(await screen.findByRole('radio', { name: /小满/ })).toBeChecked();
    await waitFor(() => expect(heard).toEqual(['1']));
    expect(screen.getByRole('radiogroup', { name: '选择收货地址' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /删除/ })).toBeNull();
  });

  it('starts with the one the page names, unless it is gone', async () => {
    const { unmount } = drawCustomer(<AddressBook mode="choose" startId="2" />);
    expect(await screen.findByRole('radio', { name: /公司/ })).toBeChecked();
    unmount();
    drawCustomer(<AddressBook mode="choose" startId="77" />);
    expect(await screen.findByRole('radio', { name: /小满/ })).toBeChecked();
  });

  /** This window is as wide as a tablet, where all but the chosen address are folded away. */
  const unfold = async ({ user }: Pick<ReturnType<typeof choose>, 'user'>) =>
    user.click(await screen.findByRole('button', { name: '其他地址（1）' }));

  it('tells a choice by mouse and by keyboard', async () => {
    const { user, heard } = choose();
    await unfold({ user });
    await user.click(screen.getByRole('radio', { name: /公司/ }));
    await waitFor(() => expect(heard).toEqual(['1', '2']));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(heard).toEqual(['1', '2', '1']));
  });

  it('leads to the other addresses, which phones and tablets fold away, and back', async () => {
    const { user } = choose();
    const others = await screen.findByRole('button', { name: '其他地址（1）' });
    expect(others).toHaveAttribute('aria-expanded', 'false');
    await user.click(others);
    expect(others).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('radio', { name: /小满/ })).toHaveFocus();
    await user.click(others);
    expect(others).toHaveAttribute('aria-expanded', 'false');
  });

  it('has no way to others when there is one address', async () => {
    server.serve({ 'GET shipping': wirePage([home]) });
    choose();
    await screen.findByRole('radio', { name: /小满/ });
    expect(screen.queryByText(/其他地址/)).toBeNull();
  });

  it('tells that there is none', async () => {
    server.serve({ 'GET shipping': wirePage([]) });
    const { heard } = choose();
    await button('新增收货地址');
    await waitFor(() => expect(heard).toEqual([null]));
  });

  it('chooses a new address at once', async () => {
    server.serve({ 'POST shipping/2': office });
    const { user, heard } = choose();
    await unfold({ user });
    await user.click(await button('编辑 公司 的地址'));
    await user.click(await screen.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(heard).toEqual(['1', '2']));
    expect(screen.getByRole('radio', { name: /公司/ })).toBeChecked();
  });

  it('tells the chosen one again when it was edited: its delivery may cost something else', async () => {
    server.serve({ 'POST shipping/1': home });
    const { user, heard } = choose();
    await user.click(await button('编辑 小满 的地址'));
    await user.click(await screen.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(heard).toEqual(['1', '1']));
  });
});
