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
