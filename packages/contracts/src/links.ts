// Addresses that operators write, and what becomes of those that lead nowhere: the same rule as the server's.
export { leadsTo, withoutDeadLinks } from '@jishi/api/links';
