/** Promotions as the api sends them. Amounts in yuan. */

/** A row of `GET seckill`: a sale of the evening of 20 November 2026. */
export function aWireSale(over: { id: number } & Record<string, unknown>) {
  return {
    good_id: 1000 + over.id,
    name: `秒杀 ${over.id}`,
    abstract: '',
    price: [9.9],
    progress: 10,
    state: 1,
    time: '2026-11-20 22:00:00',
    end_time: '2026-11-21 00:00:00',
    resources: { img: `/media/goods/${over.id}.webp`, depict: '', type: 1 },
    ...over,
  };
}

/** Answer of `GET seckill/{good_id}`: a running sale of the same evening. Prices of SKUs in cents. */
export function aWireSaleDetail(over: { id: number } & Record<string, unknown>) {
  return {
    good_id: 1001,
    name: '轻量双肩包',
    abstract: '',
    details: '',
    state: 1,
    time: '2026-11-20 22:00:00',
    end_time: '2026-11-21 00:00:00',
    server_time: '2026-11-20 23:00:00',
    price_show: [99],
    is_purchase_number: 1,
    purchase_number: 2,
    customer_limit: 0,
    resources_many: [] as unknown[],
    seckill_sku: [
      { id: 9, good_sku_id: 0, price: 14900, seckill_price: 9900, limit: 10, residue_limit: 4, resources: null },
    ] as unknown[],
    ...over,
  };
}

/** A prize of a lottery: 20 points, without an end. */
export function aWirePrize(over: { id: number } & Record<string, unknown>) {
  return {
    name: `奖品 ${over.id}`,
    model_type: 'App\\Models\\v1\\IntegralConfiguration' as string | null,
    value: '20',
    recycle: 0,
    quantity: -1,
    residue: 0,
    probability: 1,
    is_win: true,
    resource: { img: `/media/objects/${over.id}.webp`, depict: '', type: 1 },
    ...over,
  };
}

/** A row of `GET integralDraw`: an open wheel of November 2026. */
export function aWireLottery(over: { id: number } & Record<string, unknown>) {
  return {
    name: `抽奖 ${over.id}`,
    type: 1,
    is_hidden: 1,
    is_enabled: true,
    explain: '每次 50 积分。',
    integral: 50,
    tries: 5,
    start_time: '2026-11-01 00:00:00',
    end_time: '2026-12-01 00:00:00',
    server_time: '2026-11-20 23:00:00',
    ...over,
  };
}

/** Answer of `GET integralDraw/{id}`: two prizes and a blank between them, nothing drawn today. */
export function aWireLotteryDetail(over: { id: number } & Record<string, unknown>) {
  return {
    ...aWireLottery({ id: over.id }),
    has_draw: 0,
    integral_prize: [
      aWirePrize({ id: 1, name: '20 积分', probability: 3 }),
      aWirePrize({ id: 2, name: '谢谢参与', model_type: null, value: null, is_win: false, probability: 6 }),
      aWirePrize({ id: 3, name: '保温杯', model_type: 'App\\Models\\v1\\GoodSku', value: null }),
    ] as unknown[],
    ...over,
  };
}

/** A row of `GET integralDrawLog`: of the winners of a lottery, or with `state_code` of one's own. */
export function aWireDrawLog(over: { id: number } & Record<string, unknown>) {
  return {
    model_id: null as number | null,
    model_type: null as string | null,
    created_at: '2026-11-20 10:00:00',
    integral_prize: aWirePrize({ id: 3, name: '保温杯', model_type: 'App\\Models\\v1\\GoodSku', value: null }),
    username: '林**满',
    ...over,
  };
}
