import { Steps } from './steps.tsx';
import { Timeline } from './timeline.tsx';

const steps = ['Ordered', 'Paid', 'Shipped', 'Received'].map((label) => ({ key: label, label }));

export const OfAnOrder = () => <Steps label="State of the order" steps={steps} current={2} doneLabel="done" />;

export const OfACancelledOrder = () => (
  <Steps label="State of the cancelled order" steps={steps.slice(0, 2)} current={1} isOver doneLabel="done" />
);

const events = [
  { key: '2', title: 'Out for delivery', text: 'Hangzhou', time: '10:20' },
  { key: '1', title: 'Collected', text: 'Shanghai', time: '08:00' },
];

export const OfAParcel = () => <Timeline label="Where the parcel is" events={events} />;
