import { defineFragment } from '@jishi/contracts';
import { QueueTicket } from '../features/queue-ticket/queue-ticket.tsx';

export default defineFragment('mf_promotions/queue-ticket', QueueTicket);
