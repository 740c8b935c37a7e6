import { Search } from 'lucide-react';
import { Row, Stack } from '../layout/stack.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

export const Kinds = () => (
  <Row $gap={3} $wrap>
    <Button kind="primary">Place order</Button>
    <Button kind="line">Add to cart</Button>
    <Button kind="ghost">Later</Button>
    <LinkButton href="#">To the cart</LinkButton>
  </Row>
);

export const States = () => (
  <Row $gap={3} $wrap>
    <Button disabled>Sold out</Button>
    <Button busy busyLabel="Placing the order">
      Place order
    </Button>
  </Row>
);

export const Sizes = () => (
  <Row $gap={3} $wrap>
    <Button size="sm">Small</Button>
    <Button size="md">Medium</Button>
    <Button size="lg">Large</Button>
  </Row>
);

export const WithAnIcon = () => (
  <Stack $gap={3}>
    <Button icon={<Search size={18} />}>Search</Button>
    <IconButton label="Search">
      <Search size={20} />
    </IconButton>
  </Stack>
);
