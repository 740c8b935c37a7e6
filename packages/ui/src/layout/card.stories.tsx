import { Text } from '../text/text.tsx';
import { Card, CardBody } from './card.tsx';

export const Plain = () => (
  <Card>
    <CardBody>
      <Text>What stands on a surface of its own.</Text>
    </CardBody>
  </Card>
);
