/** Promotions as the api sends them (contract 10). Amounts in yuan. */

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
