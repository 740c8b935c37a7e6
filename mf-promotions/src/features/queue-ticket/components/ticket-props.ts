import type { SalePlace } from '@jishi/api/flash-sales';

/** What every face of the ticket gets. `keep` shows an answer at once. */
export type TicketProps = { place: SalePlace; keep(place: SalePlace | null): void; titleId: string };
