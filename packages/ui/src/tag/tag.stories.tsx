import { Row } from '../layout/stack.tsx';
import { StateTag } from './state-tag.tsx';
import { Badge, Tag, Tags } from './tag.tsx';

export const OfProducts = () => (
  <Tags>
    <Tag>Official</Tag>
    <Tag $tone="promo">Flash sale</Tag>
    <Tag $tone="trust">Free delivery</Tag>
  </Tags>
);

export const OfStates = () => (
  <Row $gap={2} $wrap>
    <StateTag $tone="trust">Completed</StateTag>
    <StateTag $tone="promo">Awaiting payment</StateTag>
  </Row>
);

export const Count = () => (
  <Row $gap={4}>
    <Badge count={3} label="3 unread notices" />
    <Badge count={120} label="120 unread notices" />
  </Row>
);
