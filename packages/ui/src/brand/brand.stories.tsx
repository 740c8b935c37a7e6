import { Row, Stack } from '../layout/stack.tsx';
import { Awning } from './awning.tsx';
import { LogoMark } from './logo-mark.tsx';

export const Logo = () => (
  <Row $gap={3}>
    <LogoMark label="Jishi" size={56} />
    <LogoMark label="Jishi" size={28} />
  </Row>
);

export const Awnings = () => (
  <Stack $gap={4}>
    <Awning height={46} />
    <Awning />
  </Stack>
);
