import { Row } from '../layout/stack.tsx';
import { Price, StrikePrice } from './price.tsx';

const parts = { sign: '', symbol: '¥', whole: '199', decimals: '.90' };

export const Sizes = () => (
  <Row $gap={4} $wrap>
    <Price parts={parts} size="s" />
    <Price parts={parts} />
    <Price parts={parts} size="l" />
  </Row>
);

export const Range = () => <Price parts={parts} to={{ sign: '', symbol: '¥', whole: '259', decimals: '.00' }} />;

export const Before = () => (
  <Row $gap={3}>
    <Price parts={parts} />
    <StrikePrice text="¥299.00" label="Before" />
  </Row>
);
