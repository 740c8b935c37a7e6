/** Answer of `GET goodIndent/pay/{id}`: an order that waits for its payment. Amounts in yuan. */
export const aWirePayment = (over: Record<string, unknown> = {}) => ({
  id: 31,
  identification: '2025111208364471001',
  type: '普通商品',
  type_code: 0,
  state: 1,
  total: 415,
  overtime_time: 86_400,
  goods_list: [{ good: { name: '双肩包' } }, { good: { name: '龙井' } }],
  good_location: {
    name: '小满',
    cellphone: '13800006027',
    location: '良渚文化村',
    address: '浙江省杭州市余杭区',
    house: '601',
  },
  user: { money: 500 },
  ...over,
});
